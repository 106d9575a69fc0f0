// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A stack of pages, superseded by ``NavigationStack``.
///
/// SwiftUI: `NavigationView`.
public struct NavigationView<Content: View>: View {
  private let content: any View

  /// Creates a stack of pages.
  ///
  /// - Parameter content: The first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View { NavigationStackView(content: content) }
}

/// The presentation of a view, with an action to dismiss it.
///
/// SwiftUI: `PresentationMode`.
public struct PresentationMode {
  private let action: DismissAction
  /// A Boolean value that indicates whether the view is presented.
  public let isPresented: Bool

  init(action: DismissAction, isPresented: Bool) {
    self.action = action
    self.isPresented = isPresented
  }

  /// Navigates back, or closes the sheet.
  public func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation of the view, with an action to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: dismiss, isPresented: isPresented))
  }
}
