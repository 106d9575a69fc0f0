// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension UICollectionView {
  /// A class of cells with the closure that configures them.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler
    private let identity = NSObject()

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    var identifier: String { "\(Cell.self) \(ObjectIdentifier(identity).hashValue)" }
  }

  /// A class of headers or footers with the closure that configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a header or footer.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    private let identity = NSObject()

    /// Creates a registration for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    var identifier: String { "\(Supplementary.self) \(ObjectIdentifier(identity).hashValue)" }
  }

  /// Dequeues a reusable cell of a registration, or creates one, and configures it for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let cell = made as? Cell ?? Cell(registered: identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a reusable header or footer of a registration, or creates one, and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identifier
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    let view = made as? Supplementary ?? Supplementary(registered: identifier)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
