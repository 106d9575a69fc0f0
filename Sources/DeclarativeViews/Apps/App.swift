// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The structure of an app.
///
/// SwiftUI: `App`.
///
/// ```swift
/// @main
/// struct ReadingClub: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// ``HostingNode/init(app:)`` shows the first scene.
#if MainActor
  @MainActor
#endif
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Lays out the first scene on a phone and prints an outline of its accessibility elements.
  ///
  /// There is no window to show it in. Tests and pictures use ``HostingNode/init(app:)``.
  public static func main() { print(Self().outline) }

  /// An outline of the accessibility elements of the first scene on a phone.
  var outline: String {
    let host = HostingNode(app: self)
    let screen = Screen(size: CGSize(width: 393, height: 852), rootNode: host)
    screen.layoutIfNeeded()
    return host.accessibilityTree()
  }
}

extension HostingNode {
  /// Creates a node that hosts the first scene of an app.
  ///
  /// - Parameter app: The app.
  public convenience init(app: some App) {
    self.init { AppView(connected: ConnectedApp(app: app)) }
  }
}

/// The first scene of an app.
private struct AppView<Content: App>: View {
  let connected: ConnectedApp<Content>

  init(connected: ConnectedApp<Content>) {
    self.connected = connected
  }

  var body: some View { AnyView(connected.app.body._content ?? EmptyView()) }
}

/// An app, whose properties are connected like those of a view.
private struct ConnectedApp<Content: App>: ConnectedProperty {
  let app: Content

  init(app: Content) {
    self.app = app
  }

  func connect(_ connection: inout PropertyConnection) { connection.connectAll(of: app) }
}
