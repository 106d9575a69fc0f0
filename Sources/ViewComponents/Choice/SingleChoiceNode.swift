// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Titles of which one is chosen: the base of ``SegmentsNode`` and ``TabsNode``.
open class SingleChoiceNode: UIView {
  /// The names of what can be chosen, in order.
  public final let titles: [String]
  /// Called with the new choice when a tap has changed it.
  public final var onChange: ((Int) -> Void)?
  final let segments: [SegmentNode]

  /// Makes a choice of which the first is chosen; where the segments stand is the subclass's to say.
  init(titles: [String], look: SegmentNode.Look, style: ComponentStyle) {
    self.titles = titles
    segments = titles.map { SegmentNode($0, look: look, style: style) }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    shouldGroupAccessibilityChildren = true
    for (index, segment) in segments.enumerated() {
      segment.accessibilityValue = "\(index + 1) of \(titles.count)"
      segment.addAction(to: self, for: .primaryActionTriggered) { $0.choose(index) }
    }
    selectedIndex = 0
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// The index of what is chosen, from 0.
  ///
  /// Setting it tells nobody, and an index that nothing has is ignored.
  open var selectedIndex: Int {
    get { segments.firstIndex { $0.isSelected } ?? 0 }
    set {
      guard segments.indices.contains(newValue) else { return }
      for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue }
    }
  }

  /// Says whether one of them can be chosen; it fades while it cannot.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it can be chosen.
  ///   - index: Its index, from 0; one that nothing has is ignored.
  open func setEnabled(_ isEnabled: Bool, at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isEnabled = isEnabled
  }

  /// Returns whether one of them can be chosen.
  ///
  /// - Parameter index: Its index, from 0.
  /// - Returns: `false` for an index that nothing has, too.
  open func isEnabled(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onChange?(index)
  }
}
