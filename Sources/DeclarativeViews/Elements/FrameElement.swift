// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A frame with fixed dimensions.
struct FixedFrameElement: AligningElement {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  var name: String { "frame(\(traceText([("width", width), ("height", height)])))" }

  var effectOnOffers: OfferEffect { width == nil || height == nil ? .none : .ends }

  var sidesWithoutSpacing: Edge.Set {
    (width == nil ? Edge.Set() : .horizontal).union(height == nil ? [] : .vertical)
  }

  /// Returns the steady axes: a fixed dimension is constant, and determines the other one alone.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    width != nil || height != nil ? .both : tree.steadyAxesOfContent(of: node)
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func placedProposal(for proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    childProposal(for: proposal)
  }

  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }
}

/// A frame with limits.
struct FlexibleFrameElement: AligningElement {
  /// The constraints on one dimension.
  struct Side: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    var isStated: Bool { least != nil || ideal != nil || most != nil }

    func clamped(_ length: CGFloat) -> CGFloat {
      min(max(length, least ?? 0), most ?? .infinity)
    }

    /// Returns the length proposed to the child.
    func offer(for proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamped)
    }

    /// Returns the length proposed to the child in a frame of a known length.
    ///
    /// That is the length of the frame, unless none was requested: then the child gets its ideal
    /// length, if that is within the limits.
    func placedOffer(for proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
      let isOpen =
        proposal == nil && ideal == nil && (least ?? -.infinity) < length
        && length < (most ?? .infinity)
      return isOpen ? nil : length
    }

    /// Returns the length of the frame, given that of the child.
    func length(for proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else { return ideal ?? clamped(child) }
      switch (least, most) {
      case (.some, .some): return clamped(proposal)
      case (.some(let least), nil): return max(least, min(proposal, child))
      case (nil, .some(let most)): return min(most, max(proposal, child))
      case (nil, nil): return child
      }
    }
  }

  let width: Side
  let height: Side
  let alignment: Alignment

  var name: String {
    let parameters = traceText([
      ("minWidth", width.least), ("idealWidth", width.ideal), ("maxWidth", width.most),
      ("minHeight", height.least), ("idealHeight", height.ideal), ("maxHeight", height.most),
    ])
    return "frame(\(parameters))"
  }

  var effectOnOffers: OfferEffect { .multiplies }

  var sidesWithoutSpacing: Edge.Set {
    (width.isStated ? Edge.Set.horizontal : Edge.Set()).union(height.isStated ? .vertical : [])
  }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    var axes = tree.steadyAxesOfContent(of: node)
    for (axis, limits) in [(Axis.Set.horizontal, width), (.vertical, height)] {
      if limits.least != nil, limits.most != nil {
        // Between two limits, the child does not matter.
        axes.insert(axis)
      } else if limits.least ?? 0 > 0 || limits.most ?? .infinity < .infinity {
        // The limit is proposed to the child instead of zero or infinity.
        axes.remove(axis)
      }
    }
    return axes
  }

  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
  }

  func placedProposal(for proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placedOffer(for: proposal.width, in: size.width),
      height: height.placedOffer(for: proposal.height, in: size.height))
  }

  func size(for proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(
      width: width.length(for: proposal.width, child: child.width),
      height: height.length(for: proposal.height, child: child.height))
  }
}
