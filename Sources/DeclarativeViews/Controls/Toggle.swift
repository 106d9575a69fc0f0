// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A label at the leading edge and a control at the trailing edge.
struct LabeledControl<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      content
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

extension View {
  /// Hides the labels of controls in the view.
  ///
  /// - Returns: The modified view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A toggle: a label and a switch.
///
/// SwiftUI: `Toggle`.
public struct Toggle: View {
  private let isOn: Binding<Bool>
  private let label: AnyView
  private let title: String?

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the value.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
    self.isOn = isOn
    self.label = AnyView(label())
    title = nil
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: A binding to the value.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = AnyView(Text(title).accessibilityHidden(true))
    self.title = String(title)
  }

  /// The label and the switch.
  public var body: some View {
    let (isOn, title) = (isOn, title)
    LabeledControl(
      label: label,
      content: ControlView { _ in
        SwitchNode(frame: .zero)
      } update: { node, values in
        node.isOn = isOn.wrappedValue
        node.isEnabled = values.isEnabled
        node.onTintColor = values.tint
        if let title { node.accessibilityLabel = title }
        node.setAction(for: .valueChanged) { [weak node] in
          if let node { isOn.wrappedValue = node.isOn }
        }
      })
  }
}
