// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// A layout of a client whose attributes are often unusable, and whose methods change everything.
final class MeddlingLayout: UICollectionViewLayout {
  private let meddler: Meddler
  private var attributes: [UICollectionViewLayoutAttributes] = []

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  }

  required init?(coder: NSCoder) { nil }

  private func path() -> IndexPath {
    switch meddler.roll(12) {
    case 0: IndexPath()
    case 1: IndexPath(index: 3)
    case 2: IndexPath(item: .max, section: .min)
    default: IndexPath(item: meddler.roll(10) - 1, section: meddler.roll(4) - 1)
    }
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let made: UICollectionViewLayoutAttributes =
      switch meddler.roll(6) {
      case 0:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path())
      case 1:
        UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: meddler.chance(3) ? "unknown" : "background", with: path())
      default: UICollectionViewLayoutAttributes(forCellWith: path())
      }
    made.frame = CGRect(
      x: meddler.number(), y: meddler.number(), width: meddler.number(), height: meddler.number())
    if meddler.chance(4) { made.transform = CGAffineTransform(scaleX: meddler.number(), y: 1) }
    if meddler.chance(4) { made.alpha = meddler.number() }
    if meddler.chance(4) { made.zIndex = meddler.pick([-1, 1, .min, .max]) ?? 0 }
    if meddler.chance(6) { made.isHidden = true }
    return made
  }

  override func prepare() {
    super.prepare()
    meddler.meddle("prepare")
    attributes = (0..<meddler.roll(15)).map { _ in makeAttributes() }
    if meddler.chance(5), let first = attributes.first { attributes.append(first) }
  }

  override var collectionViewContentSize: CGSize {
    meddler.meddle("collectionViewContentSize")
    return CGSize(width: meddler.number(), height: 4 * meddler.number())
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    meddler.meddle("layoutAttributesForElements")
    return meddler.chance(8) ? nil : attributes
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    meddler.meddle("layoutAttributesForItem")
    return meddler.chance(4) ? makeAttributes() : attributes.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    meddler.meddle("shouldInvalidateLayout")
    return meddler.chance(2)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    meddler.meddle("preferred attributes")
    return meddler.chance(2)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    meddler.meddle("invalidationContext")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if meddler.chance(3) {
      context.contentOffsetAdjustment = CGPoint(x: meddler.number(), y: meddler.number())
      context.invalidateItems(at: [path(), path()])
    }
    return context
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    meddler.meddle("targetContentOffset")
    return meddler.chance(2)
      ? proposedContentOffset : CGPoint(x: meddler.number(), y: meddler.number())
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    meddler.meddle("resting offset")
    return meddler.chance(2)
      ? proposedContentOffset : CGPoint(x: meddler.number(), y: meddler.number())
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    meddler.meddle("prepare for updates")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    meddler.meddle("finalize updates")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    meddler.meddle("transition")
  }

  override func finalizeLayoutTransition() {
    meddler.meddle("end of transition")
  }
}
