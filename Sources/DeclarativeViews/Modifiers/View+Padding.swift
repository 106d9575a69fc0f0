// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Adds padding around the view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The padding in points; nil means 16. A length that is not finite is reported and
  ///     is treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The padded view.
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

  /// Adds equal padding to all edges of the view.
  ///
  /// - Parameters:
  ///   - length: The padding in points. A length that is not finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The padded view.
  public func padding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }

  /// Adds padding around the view.
  ///
  /// - Parameters:
  ///   - insets: The padding at each edge in points. Values that are not finite are reported and
  ///     treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The padded view.
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

  /// Offsets the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - x: The offset toward the trailing edge, in points.
  ///   - y: The offset downward, in points.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let offset = CGSize(
      width: check.number(x, "x") ?? 0, height: check.number(y, "y") ?? 0)
    return WrappedView(
      content: self, element: OffsetElement(offset: offset), problems: check.problems)
  }

  /// Offsets the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - offset: The offset toward the trailing edge and downward, in points.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func offset(
    _ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.offset(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }

  /// Centers the view at a point of a space that fills the proposed size.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the top, in points.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The space with the view in it.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let position = CGPoint(x: check.number(x, "x") ?? 0, y: check.number(y, "y") ?? 0)
    return WrappedView(
      content: self, element: PositionElement(position: position), problems: check.problems)
  }

  /// Centers the view at a point of a space that fills the proposed size.
  ///
  /// - Parameters:
  ///   - position: The point, from the leading top corner of the space, in points.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The space with the view in it.
  public func position(
    _ position: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.position(x: position.x, y: position.y, fileID: fileID, line: line)
  }
}
