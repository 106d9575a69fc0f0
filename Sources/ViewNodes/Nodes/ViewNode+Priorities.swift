// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  package final func currentHugging(_ axis: Axis) -> LayoutPriority {
    let values = rare?.hugging ?? Self.defaultHugging
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }

  package final func changeHugging(_ axis: Axis, to priority: LayoutPriority) {
    guard accept(priority) else { return }
    var values = rare?.hugging ?? Self.defaultHugging
    if axis == .horizontal {
      values.horizontal = priority.rawValue
    } else {
      values.vertical = priority.rawValue
    }
    rareState.hugging = values
    intrinsicContentSizeDidChange()
  }

  package final func currentCompression(_ axis: Axis) -> LayoutPriority {
    let values = rare?.compression ?? Self.defaultCompression
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }

  package final func changeCompression(_ axis: Axis, to priority: LayoutPriority) {
    guard accept(priority) else { return }
    var values = rare?.compression ?? Self.defaultCompression
    if axis == .horizontal {
      values.horizontal = priority.rawValue
    } else {
      values.vertical = priority.rawValue
    }
    rareState.compression = values
    intrinsicContentSizeDidChange()
  }

  private final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isUsable { return true }
    report(.priorityOutOfRange(node: debugName, priority: priority.rawValue))
    return false
  }
}
