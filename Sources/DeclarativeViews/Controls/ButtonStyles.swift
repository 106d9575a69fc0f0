// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A style with the label in the tint color, or in the foreground style that is set around the
/// button, faded while pressed.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration) { values in
      values.setButtonForeground(
        configuration.role == .destructive ? .systemRed : values.resolvedTint)
    }
  }
}

/// A style with the label in the tint color, faded while pressed.
public typealias BorderlessButtonStyle = DefaultButtonStyle

/// A style with the unchanged label, faded while pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration) { _ in }
  }
}

/// A style with the label on a rounded background.
public struct BorderedButtonStyle: ButtonStyle {
  private let isProminent: Bool

  /// Creates the style: the label in the tint color, on a pale background.
  public init() {
    isProminent = false
  }

  init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, look: isProminent ? .prominent : .pale)
  }
}

/// A style with a white label on a background in the tint color.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

/// A label in a color, faded while pressed or disabled.
private struct ButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  let change: (inout EnvironmentValues) -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    EnvironmentView(content: configuration.label, change: change)
      .opacity(isEnabled ? (configuration.isPressed ? 0.2 : 1) : 0.3)
  }
}

/// A label on a background.
struct BorderedButton: View {
  enum Look {
    /// A white label on the tint color.
    case prominent
    /// A label in the tint color on a pale one.
    case pale
    /// A label in the tint color without a visible background.
    case clear
  }

  let configuration: ButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let color = configuration.role == .destructive ? Color.systemRed : tint ?? .tintColor
    let background =
      switch look {
      case .prominent: color
      case .pale: color.withAlphaComponent(0.15)
      case .clear: Color.clear
      }
    let label = outlined(background).font(font ?? (size < .regular ? .subheadline : nil))
    EnvironmentView(content: label) {
      $0.setButtonForeground(look == .prominent ? .white : color)
    }
    .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.35)
  }

  @ViewBuilder private func outlined(_ background: Color) -> some View {
    if shape.isCircle {
      SquareLayout { configuration.label.padding(insets.vertical) }
        .background(background, in: .circle)
    } else {
      let label = configuration.label.padding(.horizontal, insets.horizontal)
        .padding(.vertical, insets.vertical)
      if let radius = shape.radius(at: size) {
        label.background(background, in: .rect(cornerRadius: radius))
      } else {
        label.background(background, in: .capsule)
      }
    }
  }

  /// The distances between the label and the border, in points.
  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    if size < .regular { return (10, 5) }
    return size > .regular ? (20, 15) : (12, 7)
  }

}

/// A layout of one view in the middle of a square.
private struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.reduce(0) { max($0, $1.width, $1.height) }
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style with the label in the tint color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The style with the label in the tint color.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The style with the unchanged label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The style with the label on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a white label on a background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
