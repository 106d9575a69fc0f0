// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// Lists whose cells are numbered in the order in which they are made.
private final class Numbered: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private(set) var made = 0

  private func number<View: UIView>(_ view: View) -> View {
    made += 1
    view.tag = made
    return view
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { number(UITableViewCell(style: .default, reuseIdentifier: nil)) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { number(UICollectionViewCell(frame: .zero)) }
}

@Suite("Reconfigured cells, registered classes, and keys without a window")
struct ReconfiguringTests {
  private let source = Numbered()
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
  private let second = IndexPath(item: 1, section: 0)

  @Test("a reconfigured row is loaded again, and the others keep their cells")
  func rows() {
    let table = UITableView(frame: frame)
    table.dataSource = source
    table.layoutIfNeeded()
    func tags() -> [Int] {
      table.layoutIfNeeded()
      return (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag ?? 0 }
    }
    #expect(tags() == [1, 2])
    table.reconfigureRows(at: [second])
    #expect(tags() == [1, 3])
  }

  @Test("a reconfigured item is loaded again, and the others keep their cells")
  func items() {
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    func tags() -> [Int] {
      collection.layoutIfNeeded()
      return (0..<2).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.tag ?? 0 }
    }
    #expect(tags() == [1, 2])
    collection.reconfigureItems(at: [second])
    #expect(tags() == [1, 3])
  }

  @Test("classes of cells and headers of a collection are registered as any classes")
  func classes() {
    final class Cell: UICollectionViewCell {}
    final class Header: UICollectionReusableView {}
    let collection = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    let kind = UICollectionView.elementKindSectionHeader
    let (cellClass, headerClass): (AnyClass, AnyClass) = (Cell.self, Header.self)
    collection.register(cellClass, forCellWithReuseIdentifier: "a")
    collection.register(
      headerClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "a", for: second) is Cell)
    #expect(
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "a", for: second) is Header)
  }

  @Test("without a window, a key is pressed on the root view of the screen")
  func keys() {
    final class Root: UIView {
      var calls = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Root.save))]
      }
      func save() { calls += 1 }
    }
    let root = Root()
    let screen = Screen(.phone, rootNode: root)
    #expect(screen.pressKey("s", modifierFlags: .command) && root.calls == 1)
    #expect(!screen.pressKey("s") && root.calls == 1)
    #expect(!Screen(.phone).pressKey("s", modifierFlags: .command))
  }

  @Test("a key whose method nobody has does nothing")
  func unanswered() {
    final class Other: UIView {
      func save() {}
    }
    final class Root: UIView {
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Other.save))]
      }
    }
    let screen = Screen(.phone, rootNode: Root())
    #expect(!screen.pressKey("s", modifierFlags: .command))
  }

  @Test("a keyboard of no height hides the one that was shown")
  func keyboard() {
    let screen = Screen(.phone, rootNode: UIView())
    screen.showKeyboard(height: 300)
    #expect(screen.keyboardFrame.height == 300)
    screen.showKeyboard(height: 0)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
  }

  @Test("a context menu is never open, and an interaction belongs to one view")
  func interaction() {
    final class Menus: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let menus = Menus()
    let (view, other) = (UIView(), UIView())
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    interaction.dismissMenu()
    #expect(interaction.view === view && interaction.delegate === menus)
    other.removeInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("an image or a text on the pasteboard is no color")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    board.string = "red"
    #expect(!board.hasColors && board.color == nil && board.colors == nil)
    board.image = UIImage(systemName: "gear")
    #expect(!board.hasColors && board.colors == nil && board.hasImages)
  }

  @Test("a sharing controller from an archive shares nothing")
  func sharing() {
    let controller = UIActivityViewController(coder: NSCoder())
    #expect(controller != nil && controller?.isViewLoaded == false)
  }
}
