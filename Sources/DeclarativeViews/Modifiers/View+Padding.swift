// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Puts room around the view.
  ///
  /// - Parameters:
  ///   - edges: At which sides.
  ///   - length: How much, in points; nil means 16. One that is not finite is reported and counts as
  ///     0.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view with room around it.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let length = length ?? 16
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    return padding(
      DirectionalEdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)), fileID: fileID, line: line)
  }

  /// Puts the same room at all sides of the view.
  ///
  /// - Parameters:
  ///   - length: How much, in points. One that is not finite is reported and counts as 0.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view with room around it.
  public func padding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }

  /// Puts room around the view.
  ///
  /// - Parameters:
  ///   - insets: How much at each side, in points. Numbers that are not finite are reported and
  ///     count as 0.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view with room around it.
  public func padding(
    _ insets: DirectionalEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let usable = DirectionalEdgeInsets(
      top: check.number(insets.top, "padding") ?? 0,
      leading: check.number(insets.leading, "padding") ?? 0,
      bottom: check.number(insets.bottom, "padding") ?? 0,
      trailing: check.number(insets.trailing, "padding") ?? 0)
    return WrappedView(
      content: self, element: PaddingElement(insets: usable), problems: check.problems)
  }

  /// Shows the view somewhere else than it is; the views around it do not notice.
  ///
  /// - Parameters:
  ///   - x: How far toward the trailing side, in points.
  ///   - y: How far down, in points.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let offset = CGSize(
      width: check.number(x, "x") ?? 0, height: check.number(y, "y") ?? 0)
    return WrappedView(
      content: self, element: OffsetElement(offset: offset), problems: check.problems)
  }

  /// Shows the view somewhere else than it is; the views around it do not notice.
  ///
  /// - Parameters:
  ///   - offset: How far toward the trailing side and down, in points.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view.
  public func offset(
    _ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.offset(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }

  /// Takes all the room there is and puts the middle of the view at a place in it.
  ///
  /// - Parameters:
  ///   - x: How far from the leading side, in points.
  ///   - y: How far from the top, in points.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The room with the view in it.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let position = CGPoint(x: check.number(x, "x") ?? 0, y: check.number(y, "y") ?? 0)
    return WrappedView(
      content: self, element: PositionElement(position: position), problems: check.problems)
  }
}
