// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets an environment value for the view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, for example `\.layoutDirection`.
  ///   - value: The value.
  /// - Returns: The modified view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changeEnvironment(keyPath) { $0 = value }
  }

  /// Sets an observable object for the view and its descendants, which read it with
  /// `@Environment(Model.self)`.
  ///
  /// - Parameter object: The object; nil removes an inherited one.
  /// - Returns: The modified view.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Changes an environment value for the view and its descendants.
  ///
  /// The view is updated when an object or a state that the closure reads changes.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: A closure that changes the value.
  /// - Returns: The modified view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changeEnvironment(keyPath, isTracked: true, transform)
  }

  /// Changes an environment value for the view and its descendants, recording what the change reads
  /// if necessary.
  private func changeEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, isTracked: Bool = false,
    _ change: @escaping (inout Value) -> Void
  ) -> some View {
    // The colors of a scheme are those of a node with its traits.
    let isScheme = Value.self == ColorScheme.self && keyPath == \EnvironmentValues.colorScheme
    return EnvironmentView(
      content: isScheme ? SchemeView(content: self) : self,
      change: { change(&$0[keyPath: keyPath]) }, isTracked: isTracked)
  }

  /// Sets the font of all text in the view.
  ///
  /// - Parameter font: The font; nil means the body font.
  /// - Returns: The modified view.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self) { $0.font = font }
  }

  /// Sets the weight of all text in the view, overriding that of the font.
  ///
  /// - Parameter weight: The weight; nil leaves it to the font.
  /// - Returns: The modified view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self) { $0.fontWeight = weight }
  }

  /// Makes all text in the view bold.
  ///
  /// - Returns: The modified view.
  public func bold() -> some View { fontWeight(.bold) }

  /// Sets the color of text, shapes, and symbols in the view.
  ///
  /// - Parameter color: The color; nil for that of the theme.
  /// - Returns: The modified view.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.setForeground(color) }
  }

  /// Sets the color of text, shapes, and symbols in the view by its role in the theme.
  ///
  /// Without a theme, the default palette is used.
  ///
  /// - Parameter role: The role, for example `\.labelHeader`.
  /// - Returns: The modified view.
  public func foregroundColor(
    _ role: KeyPath<any ViewFactoryColorProtocol, Color>
  ) -> some View {
    EnvironmentView(content: self) { $0.setForeground($0.themeColor(role)) }
  }

  /// Sets the palette of the view and its descendants: text has its body color, and roles and
  /// factories use its colors.
  ///
  /// - Parameter palette: The palette.
  /// - Returns: The modified view.
  public func viewFactoryColor(_ palette: any ViewFactoryColorProtocol) -> some View {
    environment(\.viewFactoryColor, palette)
  }

  /// Sets the minimum scale factor of text in the view that shrinks to fit.
  ///
  /// - Parameters:
  ///   - factor: The scale factor, greater than 0 and at most 1. A value out of range is reported
  ///     and treated as 1.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func minimumScaleFactor(
    _ factor: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let usable = check.fraction(factor, "minimumScaleFactor") ?? 1
    return EnvironmentView(
      content: self, change: { $0.minimumScaleFactor = usable }, problems: check.problems)
  }

  /// Sets the alignment of multiline text in the view.
  ///
  /// - Parameter alignment: The alignment.
  /// - Returns: The modified view.
  public func multilineTextAlignment(_ alignment: MultilineTextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how text that does not fit is truncated.
  ///
  /// - Parameter mode: The truncation mode.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func truncationMode(_ mode: LineBreakMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the images for `Image("name")` in the view, in addition to inherited ones.
  ///
  /// - Parameter images: The images by name.
  /// - Returns: The modified view.
  public func images(_ images: [String: Image]) -> some View {
    changeEnvironment(\.images) { known in
      known.merge(images) { _, new in new }
    }
  }
}

extension View {
  /// Disables the controls in the view.
  ///
  /// - Parameter disabled: Whether to disable them; descendants cannot be enabled again.
  /// - Returns: The modified view.
  public func disabled(_ disabled: Bool) -> some View {
    changeEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Returns the color of a role in the theme, or in the default palette without a theme.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color.
  public func themeColor(_ role: KeyPath<any ViewFactoryColorProtocol, Color>) -> Color {
    (viewFactoryColor ?? DefaultViewFactoryColor())[keyPath: role]
  }
}
