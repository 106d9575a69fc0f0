// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A column of views.
///
/// SwiftUI: `VStack`.
///
/// The column proposes an equal part of the remaining height to each view: first to those with a
/// higher ``View/layoutPriority(_:)``, and among equals to the least flexible ones. What a view
/// does not take is left for the next ones.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let place: CodePlace

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points, or nil to leave it to them: 8 unless
  ///     they have preferences.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
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
