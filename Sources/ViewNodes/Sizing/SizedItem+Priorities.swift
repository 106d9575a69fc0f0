// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The hugging and compression resistance of a node; negative values select the defaults of its
/// class.
struct SizePriorities {
  var hugging: (horizontal: Float, vertical: Float) = (-1, -1)
  var compression: (horizontal: Float, vertical: Float) = (-1, -1)
}

extension SizedItem {
  package final func currentHugging(_ axis: Axis) -> LayoutPriority {
    let own =
      axis == .horizontal ? sizePriorities.hugging.horizontal : sizePriorities.hugging.vertical
    if own >= 0 { return LayoutPriority(own) }
    let values = Self.defaultHugging
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }

  package final func changeHugging(_ axis: Axis, to priority: LayoutPriority) {
    guard accept(priority) else { return }
    if axis == .horizontal {
      sizePriorities.hugging.horizontal = priority.rawValue
    } else {
      sizePriorities.hugging.vertical = priority.rawValue
    }
    owningNode?.intrinsicContentSizeDidChange()
  }

  package final func currentCompression(_ axis: Axis) -> LayoutPriority {
    let own =
      axis == .horizontal
      ? sizePriorities.compression.horizontal : sizePriorities.compression.vertical
    if own >= 0 { return LayoutPriority(own) }
    let values = Self.defaultCompression
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }

  package final func changeCompression(_ axis: Axis, to priority: LayoutPriority) {
    guard accept(priority) else { return }
    if axis == .horizontal {
      sizePriorities.compression.horizontal = priority.rawValue
    } else {
      sizePriorities.compression.vertical = priority.rawValue
    }
    owningNode?.intrinsicContentSizeDidChange()
  }

  private final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isUsable { return true }
    if let node = owningNode {
      node.report(.priorityOutOfRange(node: node.debugName, priority: priority.rawValue))
    }
    return false
  }
}
