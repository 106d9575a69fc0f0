// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The hugging and compression resistance of a node: those set explicitly, or else its class's.
package struct SizePriorities {
  package var hugging: (horizontal: Float, vertical: Float) = (250, 250)
  package var compression: (horizontal: Float, vertical: Float) = (750, 750)
}

extension SizedItem {
  package final func currentHugging(_ axis: Axis) -> LayoutPriority {
    let own = sizePriorities.hugging
    return LayoutPriority(axis == .horizontal ? own.horizontal : own.vertical)
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
    let own = sizePriorities.compression
    return LayoutPriority(axis == .horizontal ? own.horizontal : own.vertical)
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
