// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The layout attributes of an item, supplementary view, or decoration view in a collection.
///
/// UIKit: `UICollectionViewLayoutAttributes`.
///
/// A subclass with properties of its own overrides ``copy(with:)`` and `isEqual(_:)`, and its
/// layout returns it from ``CollectionLayout/layoutAttributesClass``.
#if MainActor
  @MainActor
#endif
open class CollectionLayoutAttributes: NSObject {
  /// The index path of the item or view.
  ///
  /// A layout of this library gives headers and footers that of the section's first item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of supplementary or decoration view, or `nil` for items.
  open internal(set) var representedElementKind: String?
  /// Whether the attributes are those of a cell, a supplementary view, or a decoration view.
  open internal(set) var representedElementCategory = CollectionNode.ElementCategory.cell
  /// The transform about ``center``; the identity by default.
  open var transform = Transform.identity
  /// The opacity, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// The position from back to front; 0 by default.
  ///
  /// Views with equal values are in the order of their index paths, with supplementary views in
  /// front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the view is hidden; `false` by default.
  open var isHidden = false

  /// How the cell looks as a row of a list, if it is one.
  package final var listRow: ListRowLook?

  /// The frame before the transform.
  private final var place = CGRect.zero

  /// Creates attributes of the first item.
  public required override init() {
    super.init()
  }

  /// Creates attributes of an item.
  ///
  /// - Parameter indexPath: The index path of the item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of view.
  ///   - indexPath: The index path of the view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of a decoration view, whose class is registered with the layout.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of view.
  ///   - indexPath: The index path of the view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// The frame in the content's coordinates, in points; with a transform, the smallest rectangle
  /// around the transformed view.
  ///
  /// Setting it sets ``center`` and ``size``.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return place }
      let (center, size) = (center, place.size)
      return transform.withExactQuarterTurns.apply(
        to: CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      )
      .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let target = newValue.isFinite ? newValue.standardized : newValue
      guard !transform.isIdentity else {
        place = target
        return
      }
      size = transform.size(mappedTo: target.size) ?? size
      center = CGPoint(x: target.midX - transform.tx, y: target.midY - transform.ty)
    }
  }

  /// The center in the content's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: place.minX + place.width / 2, y: place.minY + place.height / 2) }
    set {
      place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }

  /// The size before the transform, in points; a new size keeps the center.
  open var size: CGSize {
    get { place.size }
    set {
      let center = center
      place.size = newValue
      self.center = center
    }
  }

  /// The bounds, whose origin is zero and whose size is ``size``.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { size = newValue.size }
  }

  /// Returns a copy, of the same class.
  ///
  /// - Parameter zone: Provided for source compatibility.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.place = place
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.listRow = listRow
    return copy
  }

  /// Returns a Boolean value that indicates whether another object has the same attributes.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionLayoutAttributes else { return false }
    if other === self { return true }
    return comparing { self.isSame(as: other) }
  }

  /// A hash of the class, because the attributes can change.
  open override nonisolated var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  /// The attributes in UIKit's format, such as
  /// `<UICollectionViewLayoutAttributes: index path: (0-2); frame = (0 0; 50 50)>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self)
      text.add("index path: (\(indexPath.map(String.init).joined(separator: "-")))")
      if let representedElementKind { text.add("element kind: (\(representedElementKind))") }
      text.add("frame", ObjectDescription.rect(frame))
      if alpha != 1 { text.add("alpha", ObjectDescription.number(alpha)) }
      if zIndex != 0 { text.add("zIndex", "\(zIndex)") }
      text.add("hidden", isHidden, unless: false)
      return text.text
    }
  }
}
