// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Takes the place of another view, or lets others take that of this one.
  ///
  /// A view that isn't a source is shown in the frame of the source with its identity, without
  /// affecting the layout around it. While there is no source, it is shown in its own frame. Sources
  /// are shown in their own frames; views that replace each other don't move.
  ///
  /// - Parameters:
  ///   - id: The identity that connects the views.
  ///   - namespace: The namespace of the identity.
  ///   - properties: What a view takes from the source.
  ///   - anchor: The point of the view that is moved to the same point of the source.
  ///   - isSource: Whether others take the frame of this view.
  /// - Returns: The modified view.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let key = MatchedFrame.Key(id: AnyHashable(id), namespace: namespace)
    return WrappedView(
      content: self,
      element: MatchedElement(key: key, properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// The frame of a source, and the views that take it.
struct MatchedFrame {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The node of the source, and its frame in the host's coordinates, while there is one.
  var source: (node: Int, frame: CGRect)?
  /// The nodes of the views that take it.
  var followers: Set<Int> = []
}

/// An element in the place of another one, or whose place others take.
struct MatchedElement: UnaryElement {
  let key: MatchedFrame.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  var name: String { "matchedGeometryEffect" }

  func willPlaceContents(_ node: Int, in tree: LayoutTree) {
    if isSource {
      let frame = tree.nodes[node].frame
      if let known = tree.matchedFrames[key]?.source, known.node == node, known.frame == frame {
        return
      }
      tree.matchedFrames[key, default: MatchedFrame()].source = (node, frame)
      tree.placeFollowersAgain(of: key)
    } else {
      tree.matchedFrames[key, default: MatchedFrame()].followers.insert(node)
      // The place of the content depends on the frames of both views, not only on the proposal.
      tree.invalidatePlacements(of: node)
    }
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let child = tree.nodes[task.node].firstChild
    let own = tree.nodes[task.node].frame
    guard !isSource, let source = tree.matchedFrames[key]?.source?.frame else {
      return [Placement(child: child, origin: .zero, proposal: task.proposal)]
    }
    let proposal =
      properties.contains(.size) ? ProposedViewSize(source.size) : task.proposal
    guard let size = tree.size(task.asking(child, proposal)) else { return nil }
    let direction = tree.environment(of: task.node).layoutDirection
    let point = anchor.resolved(direction)
    let target = properties.contains(.position) ? source : own
    let left =
      target.minX + target.width * point.x - finite(size.width) * point.x - own.minX
    let top = target.minY + target.height * point.y - finite(size.height) * point.y - own.minY
    let x = direction == .rightToLeft ? own.width - left - finite(size.width) : left
    return [Placement(child: child, origin: CGPoint(x: x, y: top), proposal: proposal)]
  }
}

extension LayoutTree {
  /// Lets the views in the frame of a source be placed again.
  func placeFollowersAgain(of key: MatchedFrame.Key) {
    guard let match = matchedFrames[key] else { return }
    for follower in match.followers {
      guard nodes.indices.contains(follower),
        let element = nodes[follower].element as? MatchedElement, element.key == key,
        !element.isSource
      else {
        matchedFrames[key]?.followers.remove(follower)
        continue
      }
      needsAnotherPlacement = true
      var next = follower
      while next >= 0 {
        nodes[next].isSettled = false
        next = nodes[next].parent
      }
    }
  }

  /// Forgets the frames of sources that no longer exist.
  func forgetMissingSources() {
    for (key, match) in matchedFrames {
      guard let source = match.source else { continue }
      if nodes.indices.contains(source.node),
        let element = nodes[source.node].element as? MatchedElement, element.key == key,
        element.isSource
      {
        continue
      }
      matchedFrames[key]?.source = nil
      placeFollowersAgain(of: key)
      if matchedFrames[key]?.followers.isEmpty == true { matchedFrames[key] = nil }
    }
  }
}
