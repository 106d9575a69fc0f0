// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The place of some sublayers directly in front of a subview, or behind all subviews.
///
/// When a subview leaves, its sublayers join those in front of the subview behind it. Places are joined
/// as sets are in a union by rank, so that neither many subviews nor many sublayers make it slow.
final class SublayerPlace {
  /// The subview of a place that isn't part of another one.
  private weak var ownView: ViewNode?
  private var joined: SublayerPlace?
  private var rank = 0

  init(inFrontOf view: ViewNode) {
    ownView = view
  }

  /// The subview, or `nil` if the place is behind all of them.
  var view: ViewNode? { whole.ownView }

  private var whole: SublayerPlace {
    var place = self
    while let next = place.joined { place = next }
    return place
  }

  /// Moves the place, which isn't part of another one, in front of another subview or behind all.
  func move(inFrontOf view: ViewNode?) { ownView = view }

  /// Joins two places, neither of which is part of another one, and returns the one that both are.
  func joining(_ other: SublayerPlace) -> SublayerPlace {
    let (part, whole) = rank < other.rank ? (self, other) : (other, self)
    if part.rank == whole.rank { whole.rank += 1 }
    part.joined = whole
    return whole
  }
}

extension Layer {
  /// The subview that the layer, as a sublayer of a node's layer, is directly in front of, or `nil` if
  /// it's behind all of them.
  final var viewBehind: ViewNode? {
    get { extras?.place?.view }
    set {
      if newValue == nil, extras == nil { return }
      madeExtras.place = newValue.flatMap { superlayer?.place(inFrontOf: $0) }
    }
  }

  private final func place(inFrontOf view: ViewNode) -> SublayerPlace {
    let (extras, key) = (madeExtras, ObjectIdentifier(view))
    if let known = extras.places[key], known.view === view { return known }
    let made = SublayerPlace(inFrontOf: view)
    extras.places[key] = made
    return made
  }

  /// Keeps the places of sublayers in front of a subview that left its place.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - index: Its index until then.
  final func subviewLeft(_ view: ViewNode, _ index: Int) {
    guard let extras, !extras.places.isEmpty,
      let place = extras.places.removeValue(forKey: ObjectIdentifier(view))
    else { return }
    guard index > 0, let previous = owningNode?.children[index - 1] else {
      return place.move(inFrontOf: nil)
    }
    let key = ObjectIdentifier(previous)
    let whole = extras.places[key].map(place.joining) ?? place
    whole.move(inFrontOf: previous)
    extras.places[key] = whole
  }

  /// Keeps the places of sublayers behind all subviews when a subview was sent behind them.
  final func subviewWasSentToBack(_ view: ViewNode) {
    for layer in sublayerStorage where layer.viewBehind == nil { layer.viewBehind = view }
  }
}
