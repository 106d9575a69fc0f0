// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionFlowLayout {
  final func prepareIfNeeded() {
    guard let collection = collectionView else { return }
    let across =
      scrollDirection == .vertical ? collection.bounds.width : collection.bounds.height
    guard !isPreparing, !isPrepared || across != preparedAcross else { return }
    // Measured sizes remain valid if only the available space has changed.
    let former = isPrepared ? sections : []
    isPreparing = true
    isPrepared = true
    preparedAcross = across
    var prepared: [FlowSection] = []
    var total = ExactLength.zero
    var start: CGFloat = 0
    // The delegate may reload the collection or invalidate this layout, which is then prepared again.
    for (section, count) in collection.counts.enumerated() {
      let before = former.indices.contains(section) ? former[section] : nil
      let made = makeSection(section, count, start: start, before, collection)
      prepared.append(made)
      start += made.length
      total += ExactLength(made.length)
    }
    sections = prepared
    totalLength = total
    placedSections = prepared.count
    isPreparing = false
  }

  private func makeSection(
    _ number: Int, _ count: Int, start: CGFloat, _ former: FlowSection?,
    _ collection: CollectionNode
  ) -> FlowSection {
    let delegate = collection.flowDelegate
    let inset =
      delegate?.collectionView(collection, layout: self, insetForSectionAt: number) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: number)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: number)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: number)
      ?? footerReferenceSize
    let isDown = scrollDirection == .vertical
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let near = usable(isDown ? inset.left : inset.top)
    let far = usable(isDown ? inset.right : inset.bottom)
    let rules = FlowSection.Rules(
      across: max(0, preparedAcross - near - far), lineSpacing: usable(lineSpacing),
      itemSpacing: usable(itemSpacing), insetStart: usable(isDown ? inset.top : inset.left),
      insetEnd: usable(isDown ? inset.bottom : inset.right), insetOffset: near,
      scale: collection.pixelsPerPoint)
    let headerLength = usable(isDown ? header.height : header.width)
    let footerLength = usable(isDown ? footer.height : footer.width)
    if let former, case .measured(let runs) = former.body, runs.count == count {
      return FlowSection(
        start: start, header: headerLength, footer: footerLength,
        runs: FlowRuns(runs, rules: rules))
    }
    if let sizes = sizes(ofSection: number, count, collection) {
      return FlowSection(
        start: start, header: headerLength, footer: footerLength, sizes: sizes, rules: rules,
        alignsColumns: true)
    }
    return FlowSection(
      start: start, header: headerLength, footer: footerLength, count: count,
      size: extent(estimate ?? itemSize), rules: rules)
  }

  /// The estimated size of self-sizing items, or `nil` if items don't size themselves.
  final var estimate: CGSize? {
    guard estimatedItemSize.width > 0 || estimatedItemSize.height > 0 else { return nil }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  /// Returns the sizes of items for which the delegate provides them.
  ///
  /// A delegate without a size for the first item isn't called again.
  private func sizes(
    ofSection section: Int, _ count: Int, _ collection: CollectionNode
  ) -> [FlowSection.Extent]? {
    guard count > 0, estimate == nil, let delegate = collection.flowDelegate else { return nil }
    func size(_ item: Int) -> CGSize {
      delegate.collectionView(
        collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    guard size(0) != Self.automaticSize else { return nil }
    return (0..<count).map { item in
      let answer = size(item)
      guard answer.width.isFinite, answer.height.isFinite, answer.width >= 0, answer.height >= 0
      else {
        collection.report(
          .invalidSize(node: collection.debugName, section: section, item: item))
        return extent(itemSize)
      }
      return extent(answer)
    }
  }

  final func extent(_ size: CGSize) -> FlowSection.Extent {
    let usable = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 50,
      height: size.height.isFinite ? max(0, size.height) : 50)
    return scrollDirection == .vertical
      ? FlowSection.Extent(length: usable.height, breadth: usable.width)
      : FlowSection.Extent(length: usable.width, breadth: usable.height)
  }
}
