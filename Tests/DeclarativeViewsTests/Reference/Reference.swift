// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// What a view is offered.
struct ReferenceOffer: Hashable {
  var width: CGFloat?
  var height: CGFloat?
}

/// Layout as it is published, said in the plainest way: by recursion, each view by itself.
///
/// The sources are those of the published facts. It shares nothing with the engine.
struct Reference {
  /// The frames of the coloured rectangles, in the order of the tree.
  var frames: [CGRect] = []

  /// Lays a tree out in the middle of a size.
  init(_ root: Sketch, in size: CGSize) {
    // By itself it is in no stack, though it is placed as the only view of one.
    root.findStacks(nil)
    let offer = ReferenceOffer(width: size.width, height: size.height)
    // What is shown by itself is the only view of a column.
    let column = Sketch(.column(.center, 8), [root])
    let own = self.size(column, offer)
    place(
      column, offer,
      CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
  }

  // MARK: Sizes

  func size(_ view: Sketch, _ offer: ReferenceOffer) -> CGSize {
    if let known = view.sizes[offer] { return known }
    let made = makeSize(view, offer)
    view.sizes[offer] = made
    return made
  }

  func makeSize(_ view: Sketch, _ offer: ReferenceOffer) -> CGSize {
    switch view.kind {
    case .color: return CGSize(width: offer.width ?? 10, height: offer.height ?? 10)
    case .wrapped(let area, let ideal):
      let width = max(min(offer.width ?? ideal, ideal), 8)
      return CGSize(width: width, height: area / width)
    case .spacer(let least):
      let (width, height) = (max(offer.width ?? least, least), max(offer.height ?? least, least))
      switch view.isInRow {
      case true: return CGSize(width: width, height: 0)
      case false: return CGSize(width: 0, height: height)
      default: return CGSize(width: width, height: height)
      }
    case .divider:
      return view.isInRow == true
        ? CGSize(width: 1.0 / 3, height: offer.height ?? 10)
        : CGSize(width: offer.width ?? 10, height: 1.0 / 3)
    case .row, .column: return stack(view, offer).size
    case .grid: return grid(view, offer).size
    case .layers: return union(view, offer).size
    case .fitting:
      let child = fitting(view, offer)
      return size(child, offer)
    case .position:
      let child = size(view.children[0], offer)
      return CGSize(width: offer.width ?? child.width, height: offer.height ?? child.height)
    default:
      let child = size(view.children[0], inner(view, offer))
      switch view.kind {
      case .frame(let width, let height, _):
        return CGSize(width: width ?? child.width, height: height ?? child.height)
      case .limits(let across, let down, _):
        return CGSize(
          width: limited(across, offer.width, child.width),
          height: limited(down, offer.height, child.height))
      case .padding(let insets):
        return CGSize(
          width: child.width + insets.leading + insets.trailing,
          height: child.height + insets.top + insets.bottom)
      default: return child
      }
    }
  }

  /// What a view around one other offers that one while nothing is placed.
  func inner(_ view: Sketch, _ offer: ReferenceOffer) -> ReferenceOffer {
    switch view.kind {
    case .frame(let width, let height, _):
      return ReferenceOffer(width: width ?? offer.width, height: height ?? offer.height)
    case .limits(let across, let down, _):
      func clamped(_ limits: Sketch.Limits, _ length: CGFloat?) -> CGFloat? {
        guard let length = length ?? limits.ideal else { return nil }
        return min(max(length, limits.least ?? 0), limits.most ?? .infinity)
      }
      return ReferenceOffer(
        width: clamped(across, offer.width), height: clamped(down, offer.height))
    case .padding(let insets):
      return ReferenceOffer(
        width: offer.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: offer.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .fixed(let across, let down):
      return ReferenceOffer(
        width: across ? nil : offer.width, height: down ? nil : offer.height)
    case .ratio(let ratio, let mode):
      let scales = [offer.width.map { $0 / ratio }, offer.height].compactMap { $0 }
      guard let scale = mode == .fit ? scales.min() : scales.max() else { return offer }
      return ReferenceOffer(width: ratio * scale, height: scale)
    default: return offer
    }
  }

  /// The documentation of `frame(minWidth:…)`: both limits clamp the offer; with one of them the
  /// view's own length counts on the other side; with none the view decides.
  func limited(
    _ limits: Sketch.Limits, _ offer: CGFloat?, _ child: CGFloat
  ) -> CGFloat {
    let (least, most) = (limits.least ?? 0, limits.most ?? .infinity)
    guard let offer else { return limits.ideal ?? min(max(child, least), most) }
    if limits.least != nil, limits.most != nil { return min(max(offer, least), most) }
    if limits.least != nil { return max(least, min(offer, child)) }
    if limits.most != nil { return min(most, max(offer, child)) }
    return child
  }

  func fitting(_ view: Sketch, _ offer: ReferenceOffer) -> Sketch {
    let fits = view.children.first { child in
      let ideal = size(child, ReferenceOffer())
      return ideal.width <= (offer.width ?? .infinity) + 1e-6
        && ideal.height <= (offer.height ?? .infinity) + 1e-6
    }
    return fits ?? view.children[view.children.count - 1]
  }
}
