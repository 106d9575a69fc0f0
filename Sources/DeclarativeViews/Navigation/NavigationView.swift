// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Pages that follow each other, as it was called before ``NavigationStack``.
///
/// SwiftUI: `NavigationView`.
public struct NavigationView: View {
  private let content: any View

  /// Creates a stack of pages.
  ///
  /// - Parameter content: The first page.
  public init(@ViewBuilder content: () -> some View) {
    self.content = content()
  }

  /// The stack.
  public var body: some View { NavigationStackView(content: content) }
}

/// Whether a view was put on top of others, and the way back.
///
/// SwiftUI: `PresentationMode`.
public struct PresentationMode {
  private let action: DismissAction
  /// Whether it was.
  public let isPresented: Bool

  init(action: DismissAction, isPresented: Bool) {
    self.action = action
    self.isPresented = isPresented
  }

  /// Goes back, or closes the sheet.
  public func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view was put on top of others, and the way back.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: dismiss, isPresented: isPresented))
  }
}
