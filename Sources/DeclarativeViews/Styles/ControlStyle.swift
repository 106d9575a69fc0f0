// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A style for views of some kind: the common requirements of ``ButtonStyle`` and ``LabelStyle``.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(configuration.isPressed ? 20 : 10)
///   }
/// }
/// ```
#if MainActor
  @MainActor
#endif
public protocol ControlStyle: _PropertyOwner {
  /// The properties of a view of this kind.
  associatedtype Parts
  /// The type of the styled view.
  associatedtype Body: View

  /// Returns the styled view.
  ///
  /// - Parameter configuration: The properties of the view.
  /// - Returns: The styled view.
  @ViewBuilder func makeBody(configuration: Parts) -> Body
}

extension ControlStyle {
  /// Returns the styled view, to which the properties of the style belong.
  func styled(_ configuration: Parts) -> AnyView {
    // Most styles have no properties, so they need no view of their own.
    let isDynamic = ViewKind(of: self).isDynamic
    return isDynamic
      ? AnyView(StyledView(style: self, configuration: configuration))
      : AnyView(makeBody(configuration: configuration))
  }
}

extension ControlStyle {
  /// Returns the styled view, in which a view of the same kind has another style: a style may create
  /// one from its configuration.
  func styled<Style>(
    _ configuration: Parts, inside key: WritableKeyPath<EnvironmentValues, Style>, _ other: Style
  ) -> AnyView {
    let view = styled(configuration)
    let isSame = Self.self == Swift.type(of: other as Any)
    return isSame ? view : AnyView(view.environment(key, other))
  }
}

/// A view in a style, whose properties are connected as if they were the view's.
private struct StyledView<Style: ControlStyle>: View {
  let style: Style
  let configuration: Style.Parts

  var body: Style.Body { return style.makeBody(configuration: configuration) }
}
