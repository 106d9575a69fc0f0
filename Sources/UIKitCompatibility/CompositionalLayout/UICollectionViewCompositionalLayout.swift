// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A layout of sections, each of which repeats a group of items.
///
/// Estimated lengths are replaced by those of the cells when these are shown. Sections that scroll
/// horizontally are laid out at their start; items that do not fit are beyond the edge.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns the layout of the section at an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// The configuration for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private final let provider: SectionProvider
  /// The appearance of all sections, if the whole layout is a list.
  private final var list: UICollectionLayoutListConfiguration?
  private final var sections: [SolvedSection] = []
  /// The positions of the sections and the end of the last one.
  private final var starts: [CGFloat] = [0]
  private final var preparedSize: CGSize?

  /// Creates a layout with the same section throughout.
  ///
  /// - Parameters:
  ///   - section: The layout of every section.
  ///   - configuration: The direction of scrolling, the distance between sections, and the headers
  ///     and footers of the layout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
    measuring = self
  }

  /// Creates a layout whose sections a closure provides; one without a layout is empty.
  ///
  /// - Parameters:
  ///   - sectionProvider: A closure that returns the layout of a section, given its index and the
  ///     environment.
  ///   - configuration: The direction of scrolling, the distance between sections, and the headers
  ///     and footers of the layout.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    measuring = self
  }

  /// Creates an empty layout, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  /// Returns a layout in which all sections look like a list.
  ///
  /// - Parameter configuration: The appearance of the list.
  /// - Returns: The layout.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(section: configuration.section)
    layout.list = configuration
    return layout
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    preparedSize = nil
    super.invalidateLayout(with: context)
  }

  private final var isDown: Bool { configuration.scrollDirection == .vertical }

  private final func prepareIfNeeded() {
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.size
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    // The height depends on the bars, and matters only for fractions of it.
    guard preparedSize != size else { return }
    preparedSize = size
    if let list, list.backgroundColor != nil || collectionView.backgroundColor == .systemBackground
    {
      collectionView.backgroundColor = list.shownBackgroundColor
    }
    let surroundings = LayoutSurroundings(size, collectionView.traitCollection)
    sections = (0..<collectionView.numberOfSections).map { number in
      let section = provider(number, surroundings)
      return SolvedSection(
        section ?? UICollectionLayoutListConfiguration(appearance: .plain).section,
        count: section == nil ? 0 : collectionView.numberOfItems(inSection: number), in: size,
        collectionView.traitCollection, isDown: isDown)
    }
    placeSections()
  }

  private final func placeSections() {
    let gap = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    starts = [0]
    var position: CGFloat = 0
    for (number, section) in sections.enumerated() {
      position += section.length
      if number + 1 < sections.count { position += gap }
      starts.append(position)
    }
  }

  private final func placed(_ frame: CGRect, inSection number: Int) -> CGRect {
    let start = starts[number]
    var frame = frame.offsetBy(dx: isDown ? 0 : start, dy: isDown ? start : 0)
    if isDown, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = (preparedSize?.width ?? 0) - frame.maxX
    }
    return frame
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let across = preparedSize ?? .zero
    let length = starts.last ?? 0
    return isDown
      ? CGSize(width: across.width, height: length) : CGSize(width: length, height: across.height)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
    return attributes(ofItemAt: indexPath, frame)
  }

  private final func attributes(
    ofItemAt path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(path, frame: placed(frame, inSection: path.section))
    made.listRow = sections[path.section].look(ofRowAt: path)
    return made
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return [] }
    let isFlipped =
      isDown && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() {
      let start = starts[number]
      let near = isDown ? rect.minY : rect.minX
      let far = isDown ? rect.maxY : rect.maxX
      guard start < far else { break }
      guard start + section.length > near else { continue }
      let first = result.count
      for edge in section.edges {
        var frame = placed(edge.frame, inSection: number)
        if edge.item.pinToVisibleBounds, isDown {
          let top = rect.minY + (collectionView?.adjustedContentInset.top ?? 0)
          frame.origin.y = min(
            max(frame.minY, top), max(frame.minY, start + section.length - frame.height))
        }
        guard frame.meets(rect) else { continue }
        result.append(
          makeAttributes(
            IndexPath(item: 0, section: number), ofKind: edge.item.elementKind, frame: frame))
      }
      var own = rect.offsetBy(dx: isDown ? 0 : -start, dy: isDown ? -start : 0)
      if isFlipped { own.origin.x = (preparedSize?.width ?? 0) - own.maxX }
      for (item, frame) in section.items(in: own) {
        result.append(attributes(ofItemAt: IndexPath(item: item, section: number), frame))
      }
      if section.adjustsItems, let collectionView, let preparedSize {
        section.adjust(
          Array(result[first...]), offset: collectionView.contentOffset,
          LayoutSurroundings(preparedSize, collectionView.traitCollection))
      }
    }
    return result
  }
}

extension UICollectionViewCompositionalLayout: CollectionMeasuring {
  package final func measure(
    _ view: CollectionReusableNode, at attributes: CollectionLayoutAttributes
  ) -> Bool {
    prepareIfNeeded()
    let number = attributes.indexPath.section
    guard sections.indices.contains(number) else { return false }
    let moved: Bool
    if let kind = attributes.representedElementKind {
      let edge = sections[number].edges.first { $0.item.elementKind == kind }
      guard let edge, edge.item.layoutSize.isEstimated else { return false }
      let isWidthFree = edge.item.layoutSize.widthDimension.isEstimated
      let size = preferredSize(of: view, attributes) {
        self.fitting(view, view, $0, isWidthFree) ?? $0
      }
      guard let size, sections.indices.contains(number) else { return false }
      moved = sections[number].take(size, ofEdge: kind)
    } else {
      guard sections[number].isEstimated, let cell = view as? UICollectionViewCell else {
        return false
      }
      cell.updateConfigurationBeforeMeasuring()
      let item = attributes.indexPath.item
      let isWidthFree = sections[number].hasEstimatedWidth(item)
      let insets = (cell as? UICollectionViewListCell)?.contentInsets
      let sides = insets.map { $0.leading + $0.trailing } ?? 0
      let size = preferredSize(of: cell, attributes) { size in
        var inner = size
        inner.width = max(0, inner.width - sides)
        guard var fitting = self.fitting(cell, cell.contentView, inner, isWidthFree) else {
          // Not the size that it had with other content.
          return self.sections[number].estimatedSize(ofItem: item) ?? size
        }
        fitting.width += sides
        return fitting
      }
      guard let size, sections.indices.contains(number) else { return false }
      moved = sections[number].take(size, ofItem: item)
    }
    if moved { placeSections() }
    return moved
  }

  /// Returns the size that a view prefers, which is by default the result of a closure; `nil` if it
  /// isn't one.
  private final func preferredSize(
    of view: CollectionReusableNode, _ attributes: CollectionLayoutAttributes,
    byDefault fitting: @escaping (CGSize) -> CGSize
  ) -> CGSize? {
    guard let proposed = attributes.copy() as? CollectionLayoutAttributes else { return nil }
    view.fittingRule = fitting
    defer { view.fittingRule = nil }
    let size = view.preferredLayoutAttributesFitting(proposed).size
    let isSize = size.width.isFinite && size.height.isFinite && min(size.width, size.height) >= 0
    return isSize ? size : nil
  }

  /// Returns the size of a view for a given width, or with its own width; `nil` if it doesn't size
  /// itself.
  private final func fitting(
    _ view: CollectionReusableNode, _ content: UIView, _ size: CGSize, _ isWidthFree: Bool
  ) -> CGSize? {
    let isConstrained = content.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard isConstrained else {
      let own = view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
      if own.height == 0 { return nil }
      // Unless overridden, it is the size that the view has.
      return own == view.bounds.size ? size : own
    }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: isWidthFree ? 0 : size.width, height: 0),
      withHorizontalFittingPriority: isWidthFree ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.width.isFinite, fitting.height.isFinite, fitting.height > 0 else { return nil }
    return CGSize(
      width: isWidthFree ? view.ceiledToPixel(fitting.width) : size.width,
      height: view.ceiledToPixel(fitting.height))
  }
}
