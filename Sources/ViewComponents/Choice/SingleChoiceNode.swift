// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// Titles, one of which is selected: the base class of ``SegmentsNode`` and ``TabsNode``.
open class SingleChoiceNode: UIView {
  /// The titles, in order.
  public final let titles: [String]
  /// The handler that is called with the new index when a tap changes the selection.
  public final var onChange: ((Int) -> Void)?
  final let segments: [SegmentNode]

  /// Creates a control with the first title selected; subclasses arrange the segments.
  init(titles: [String], look: SegmentNode.Look, style: ComponentStyle) {
    self.titles = titles
    segments = titles.map { SegmentNode($0, look: look, style: style) }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    shouldGroupAccessibilityChildren = true
    for (index, segment) in segments.enumerated() {
      segment.accessibilityValue = style.words.text(\.position, index + 1, titles.count)
      segment.addAction(to: self, for: .primaryActionTriggered) { $0.choose(index) }
    }
    selectedIndex = 0
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The index of the selected title, starting at 0.
  ///
  /// Setting it does not call the handler, and an invalid index is ignored.
  open var selectedIndex: Int {
    get { segments.firstIndex { $0.isSelected } ?? 0 }
    set {
      guard segments.indices.contains(newValue) else { return }
      for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue }
    }
  }

  /// Enables or disables the selection of a title; a disabled title is faded.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the title can be selected.
  ///   - index: The index, starting at 0; an invalid one is ignored.
  open func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isEnabled = isEnabled
  }

  /// Returns whether a title can be selected.
  ///
  /// - Parameter index: The index, starting at 0.
  /// - Returns: `true` if the title can be selected; `false` if it can't, or if the index is
  ///   invalid.
  open func isEnabled(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onChange?(index)
  }
}
