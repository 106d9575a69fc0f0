// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The guides of a node that scrolls, each created on first use.
package struct ScrollGuides {
  /// The area of the content, which constraints from inside to the node's edges refer to.
  package internal(set) var content: LayoutGuide?
  /// The visible area.
  package internal(set) var frame: LayoutGuide?

  /// Appends the guides' relations to their node.
  ///
  /// Layout ignores scrolling: the content begins at the node's top-left corner, and the visible
  /// rectangle is moved by the origin of the bounds.
  func appendRecords(of node: ViewNode, to records: inout LayoutRecords) {
    guard content != nil || frame != nil else { return }
    records.retain(node)
    if let content {
      records.retain(content)
      records.append(LayoutRecord(content, .left, .equal, node, .left, source: .scrollContent))
      records.append(LayoutRecord(content, .top, .equal, node, .top, source: .scrollContent))
      if let size = node.nodeContent?.ownContentSize {
        records.append(
          LayoutRecord(content, .width, .equal, nil, constant: size.width, source: .scrollContent))
        records.append(
          LayoutRecord(content, .height, .equal, nil, constant: size.height, source: .scrollContent)
        )
      }
    }
    if let frame {
      records.retain(frame)
      let offset = node.boundsStorage.origin
      records.append(
        LayoutRecord(frame, .left, .equal, node, .left, constant: offset.x, source: .scrollContent))
      records.append(
        LayoutRecord(frame, .top, .equal, node, .top, constant: offset.y, source: .scrollContent))
      records.append(LayoutRecord(frame, .width, .equal, node, .width, source: .scrollContent))
      records.append(LayoutRecord(frame, .height, .equal, node, .height, source: .scrollContent))
    }
  }
}

/// A built-in guide of a node that scrolls, which can't be removed.
private final class ScrollGuide: LayoutGuide {
  override var isFree: Bool { false }
}

extension ViewNode {
  /// Whether the node scrolls, so that constraints of nodes inside it refer to its content guide
  /// when they name its edges; centers and sizes always refer to the node itself.
  package final var scrolls: Bool {
    get { reference.hasContentGuide }
    set { reference.hasContentGuide = newValue }
  }

  /// The guide for the content of a node that scrolls.
  package final var scrollContentGuide: LayoutGuide {
    if let existing = rare?.scrollGuides.content { return existing }
    let made = addScrollGuide("ScrollNode-contentLayoutGuide", rank: 4)
    rareState.scrollGuides.content = made
    return made
  }

  /// The guide for the visible area of a node that scrolls.
  package final var scrollFrameGuide: LayoutGuide {
    if let existing = rare?.scrollGuides.frame { return existing }
    let made = addScrollGuide("ScrollNode-frameLayoutGuide", rank: 5)
    rareState.scrollGuides.frame = made
    return made
  }

  private final func addScrollGuide(_ identifier: String, rank: Int32) -> LayoutGuide {
    let guide = ScrollGuide()
    guide.identifier = identifier
    guide.rank = rank
    guide.owner = self
    rareState.guides.append(guide)
    invalidateLayoutRecords()
    return guide
  }
}
