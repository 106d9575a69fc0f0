// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// What happens, or must not happen, when something changes for the second time.
@Suite("Second changes")
struct SecondChangeTests {
  @Test("only the first configuration of a button takes over the title that was set before")
  func configuration() {
    let button = ButtonNode(type: .system)
    button.setTitle("Before", for: .normal)
    button.configuration = .plain()
    #expect(button.configuration?.title == "Before")
    var other = ButtonNode.Configuration.filled()
    other.title = "Other"
    button.configuration = other
    button.configuration = .gray()
    #expect(button.configuration?.title == nil)
  }

  @Test("a controller is moving to or from its parent only while it is pushed or popped")
  func moving() {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    navigation.pushViewController(second, animated: false)
    #expect(!second.isMovingToParent && !second.isMovingFromParent)
    navigation.popViewController(animated: false)
    #expect(!second.isMovingToParent && !second.isMovingFromParent)
    #expect(second.parent == nil)
  }

  @Test("a node that leaves the screen loses the screen's traits, and is told so once")
  func traits() {
    final class Told: ViewNode {
      var changes: [UserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(traitCollection.userInterfaceStyle)
      }
    }
    let node = Told()
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: node)
    screen.traits.userInterfaceStyle = .dark
    screen.layoutIfNeeded()
    node.changes = []
    screen.rootNode = nil
    #expect(node.traitCollection.userInterfaceStyle != .dark)
    #expect(node.changes.count == 1 && node.changes.last != .dark)
  }

  @Test("an item that is selected without a scroll position stays where it is")
  func selection() {
    let source = CollectionSource([40])
    let collection = source.makeCollection()
    collection.layoutIfNeeded()
    collection.selectItem(
      at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: [])
    #expect(collection.contentOffset == .zero)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 30, section: 0)])
  }

  @Test("a horizontal indicator keeps the insets of both sides, whichever is larger")
  func indicator() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let root = ViewNode()
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 600, height: 100)
    scroll.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
    let screen = Screen(size: CGSize(width: 200, height: 100), rootNode: root)
    screen.layoutIfNeeded()
    scroll.flashScrollIndicators()
    func bar() -> CGRect? {
      screen.layoutIfNeeded()
      return scroll.subviews.first { $0 is ScrollIndicator && $0.frame.width > $0.frame.height }?
        .frame.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
    scroll.contentOffset.x = -10
    #expect(bar()?.minX == 10 + ScrollIndicator.margin)
    scroll.contentOffset.x = 600 + 50 - 200
    #expect(bar()?.maxX == 200 - 50 - ScrollIndicator.margin)
  }

  @Test("a flow layout returns only items in the rectangle, also of a line that is partly in it")
  func elements() {
    let source = CollectionSource([4])
    let layout = CollectionFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    layout.minimumInteritemSpacing = 10
    let collection = CollectionNode(
      frame: CGRect(x: 0, y: 0, width: 190, height: 100), collectionViewLayout: layout)
    collection.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
    collection.dataSource = source
    collection.layoutIfNeeded()
    func items(_ rect: CGRect) -> [Int]? {
      layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item)
    }
    #expect(items(CGRect(x: 45, y: 0, width: 60, height: 10)) == [1, 2])
    #expect(items(CGRect(x: 0, y: 0, width: 40, height: 10)) == [0])
    #expect(items(CGRect(x: 150, y: 0, width: 9, height: 10)) == [3])
  }

  @Test("another autoresizing mask moves a node whose superview changes, and what is aligned to it")
  func mask() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = ViewNode(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let follower = ViewNode()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    root.addSubview(follower)
    LayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      follower.topAnchor.constraint(equalTo: child.bottomAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5),
      follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    child.autoresizingMask = [.flexibleLeftMargin]
    root.frame.size.width = 150
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 60, y: 10, width: 20, height: 20))
    #expect(follower.frame.minX == 60)
    child.autoresizingMask = [.flexibleWidth]
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 60, y: 10, width: 70, height: 20))
    #expect(follower.frame.minX == 60)
  }
}
