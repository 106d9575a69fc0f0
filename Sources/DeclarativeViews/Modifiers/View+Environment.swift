// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets a value of the environment for the view and all in it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value, for example `\.layoutDirection`.
  ///   - value: The value.
  /// - Returns: The view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives an observed object to the view and all in it, which read it with
  /// `@Environment(Model.self)`.
  ///
  /// - Parameter object: The object; nil takes away one given further out.
  /// - Returns: The view.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Changes a value of the environment for the view and all in it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - transform: The change.
  /// - Returns: The view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the font of all text in the view.
  ///
  /// - Parameter font: The font; nil means body.
  /// - Returns: The view.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self) { $0.font = font }
  }

  /// Sets the weight of all text in the view, overriding that of the font.
  ///
  /// - Parameter weight: The weight; nil leaves it to the font.
  /// - Returns: The view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self) { $0.fontWeight = weight }
  }

  /// Sets all text in the view in bold.
  ///
  /// - Returns: The view.
  public func bold() -> some View { fontWeight(.bold) }

  /// Sets the color of text, shapes and symbols in the view.
  ///
  /// - Parameter color: The color; nil takes the theme's.
  /// - Returns: The view.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { values in
      values.foregroundColor = color
      values.foregroundStyle = nil
    }
  }

  /// Sets the color of text, shapes and symbols in the view by its role in the theme.
  ///
  /// Without a theme the default palette is meant.
  ///
  /// - Parameter role: The role, for example `\.labelHeader`.
  /// - Returns: The view.
  public func foregroundColor(
    _ role: KeyPath<any ViewFactoryColorProtocol, Color>
  ) -> some View {
    EnvironmentView(content: self) { values in
      values.foregroundColor = values.themeColor(role)
      values.foregroundStyle = nil
    }
  }

  /// Gives the view and all in it the palette that factories use: text takes the color of body
  /// text, and roles and factories in it take theirs.
  ///
  /// - Parameter palette: The palette.
  /// - Returns: The view.
  public func viewFactoryColor(_ palette: any ViewFactoryColorProtocol) -> some View {
    environment(\.viewFactoryColor, palette)
  }

  /// Sets how far text in the view may be shrunk before it is cut off.
  ///
  /// - Parameters:
  ///   - factor: The smallest share of its size, above 0 up to 1. One outside of that is reported
  ///     and counts as 1.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view.
  public func minimumScaleFactor(
    _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let usable = check.share(factor, "minimumScaleFactor") ?? 1
    return EnvironmentView(
      content: self, change: { $0.minimumScaleFactor = usable }, problems: check.problems)
  }

  /// Sets the alignment of multiline text in the view.
  ///
  /// - Parameter alignment: The alignment.
  /// - Returns: The view.
  public func multilineTextAlignment(_ alignment: MultilineTextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how text that does not fit is truncated.
  ///
  /// - Parameter mode: The truncation mode.
  /// - Returns: The view.
  @_disfavoredOverload
  public func truncationMode(_ mode: LineBreakMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Gives the images that `Image("name")` finds in the view, besides those given further out.
  ///
  /// - Parameter images: The images by name.
  /// - Returns: The view.
  public func images(_ images: [String: Image]) -> some View {
    transformEnvironment(\.images) { known in
      known.merge(images) { _, new in new }
    }
  }
}

extension View {
  /// Takes touches away from the controls in the view.
  ///
  /// - Parameter disabled: Whether they are taken away; further in they cannot be given back.
  /// - Returns: The view.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// The color of a role in the theme, or in the default palette without a theme.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color.
  public func themeColor(_ role: KeyPath<any ViewFactoryColorProtocol, Color>) -> Color {
    (viewFactoryColor ?? DefaultViewFactoryColor())[keyPath: role]
  }
}
