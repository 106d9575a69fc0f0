// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A column of views.
///
/// SwiftUI: `VStack`.
///
/// The column proposes an equal part of the remaining height to one view after another: those with
/// a higher ``View/layoutPriority(_:)`` first and, among equals, the least flexible ones first.
/// Height that a view does not take is left for the remaining ones.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let place: CodePlace

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil uses their preferences, or 8 if
  ///     they have none.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  ///   - content: The views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    place = CodePlace(fileID, line)
  }

  /// The column itself.
  public var body: some View {
    var check = NumberCheck(place)
    return ElementView(element: element(&check), contents: [content], problems: check.problems)
  }

  private func element(_ check: inout NumberCheck) -> StackElement {
    StackElement(
      axis: .vertical, alignment: alignment.key, spacing: check.number(spacing, "spacing"))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) {
    var check = NumberCheck(place)
    let element = element(&check)
    for problem in check.problems { step.expansion.tree.report(problem) }
    step.expansion.end(step.item, at: element, content: content)
  }
}
