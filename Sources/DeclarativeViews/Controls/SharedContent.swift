// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What a ``ShareLink`` shares.
public struct SharedContent: Equatable {
  /// The links, if links are shared.
  public let urls: [URL]
  /// The texts, if texts are shared.
  public let texts: [String]
  /// The title of the items.
  public let subject: String?
  /// A description of the items.
  public let message: String?

  init(_ urls: [URL], _ subject: Text?, _ message: Text?) {
    self.urls = urls
    texts = []
    self.subject = subject?.string
    self.message = message?.string
  }

  init(_ texts: [String], _ subject: Text?, _ message: Text?) {
    urls = []
    self.texts = texts
    self.subject = subject?.string
    self.message = message?.string
  }
}

extension View {
  /// Performs an action when a ``ShareLink`` in the view is tapped, since there is no system that
  /// shows other apps.
  ///
  /// - Parameter action: A closure to which the items are passed.
  /// - Returns: The modified view.
  public func onShare(perform action: @escaping (SharedContent) -> Void) -> some View {
    environment(\.shareAction, action)
  }
}

extension EnvironmentValues {
  var shareAction: ((SharedContent) -> Void)? {
    get { self[ShareActionKey.self] }
    set { self[ShareActionKey.self] = newValue }
  }
}

private struct ShareActionKey: EnvironmentKey {
  static var defaultValue: ((SharedContent) -> Void)? { nil }
}
