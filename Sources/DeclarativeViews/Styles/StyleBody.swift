// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view in a style, which is evaluated in a body of its own.
struct StyleBody<Style: ControlStyle>: View {
  let style: Style
  let configuration: Style.Parts
  /// The properties of the style, if it has any that depend on its place.
  private let properties: StyleProperties<Style>?

  init(style: Style, configuration: Style.Parts) {
    self.style = style
    self.configuration = configuration
    properties = ViewKind(of: style).isDynamic ? StyleProperties(style: style) : nil
  }

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The properties of a style, such as its state, which belong to the view in that style.
private struct StyleProperties<Style: ControlStyle>: ConnectedProperty {
  let style: Style

  func connect(_ connection: inout PropertyConnection) { connection.connectAll(of: style) }
}

extension ControlStyle {
  /// Returns a view with these properties in the style.
  func styled(_ configuration: Parts) -> AnyView {
    AnyView(StyleBody(style: self, configuration: configuration))
  }
}
