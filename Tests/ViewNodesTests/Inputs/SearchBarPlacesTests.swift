// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places and colors in a search bar, and its controller")
struct SearchBarPlacesTests {
  private final class Log: SearchBarNodeDelegate, SearchBarOwner {
    let searchBar = SearchBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let hidesTitle = false
    var calls: [String] = []

    func searchBarHeightDidChange() {
      calls.append("height \(searchBar.intrinsicContentSize.height)")
    }
    func searchDidBegin() { calls.append("owner began") }
    func searchDidChange() { calls.append("owner changed") }
    func searchWasCancelled() { calls.append("owner cancelled") }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBarNode) { calls.append("began") }
    func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String) {
      calls.append("text '\(searchText)'")
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBarNode) { calls.append("cancelled") }
    func searchBar(_ searchBar: SearchBarNode, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
  }

  private let log = Log()
  private var bar: SearchBarNode { log.searchBar }
  private var field: InputNode { bar.searchTextField }

  private func subview<Node: ViewNode>(_ type: Node.Type) throws -> Node {
    try #require(bar.subviews.lazy.compactMap { $0 as? Node }.first)
  }

  private func layOut(width: CGFloat, height: CGFloat, isRightToLeft: Bool = false) {
    bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
  }

  @Test(
    "the field and the Cancel button are in the middle of the row, and scopes below it",
    arguments: [
      (320, 56, false, 10, 58), (320, 100, true, 10, 58), (320, 20, false, -8, 22),
      (320, 40, true, -18, 2), (200, 61, false, 12 + 2.0 / 3, 63), (400, 144, true, 32, 102),
    ] as [(CGFloat, CGFloat, Bool, CGFloat, CGFloat)])
  func rows(
    width: CGFloat, height: CGFloat, hasScopes: Bool, top: CGFloat, scopeTop: CGFloat
  ) throws {
    bar.scopeButtonTitles = ["One", "Two"]
    bar.showsScopeBar = hasScopes
    let cancel = try subview(ButtonNode.self)
    let scopes = try subview(SegmentedControlNode.self)
    for isRightToLeft in [false, true] {
      bar.showsCancelButton = false
      layOut(width: width, height: height, isRightToLeft: isRightToLeft)
      #expect(field.frame.minX == 8 && near(field.frame.minY, top))
      #expect(field.frame.size == CGSize(width: width - 16, height: 36))
      #expect(scopes.isHidden == !hasScopes && cancel.isHidden)
      #expect(scopes.frame == CGRect(x: 8, y: scopeTop, width: width - 16, height: 32))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let wide = cancel.intrinsicContentSize.width
      #expect(!cancel.isHidden && wide > 20 && near(cancel.frame.minY, top))
      #expect(near(cancel.frame.width, wide) && cancel.frame.height == 36)
      #expect(near(cancel.frame.minX, isRightToLeft ? 8 : width - 8 - wide))
      #expect(near(field.frame.minX, isRightToLeft ? 16 + wide : 8))
      #expect(near(field.frame.width, width - 24 - wide) && near(field.frame.minY, top))
    }
  }

  @Test("in a bar that is too narrow, nothing has a negative width")
  func narrow() throws {
    bar.showsCancelButton = true
    let cancel = try subview(ButtonNode.self)
    layOut(width: 10, height: 56)
    #expect(cancel.frame.minX == 5 && cancel.frame.width == 0)
    #expect(field.frame.minX == 5 && field.frame.width == 0)
    let wide = cancel.intrinsicContentSize.width
    layOut(width: wide + 10, height: 56)
    #expect(near(cancel.frame.width, wide - 6) && cancel.frame.minX == 8)
    #expect(field.frame.width == 0)
    layOut(width: wide + 16 + 8 + 5, height: 56)
    #expect(near(field.frame.width, 5) && near(cancel.frame.width, wide))
  }

  @Test("a bar has its tint or its style's color, but none if minimal or in a navigation bar")
  func backgrounds() {
    for style in SearchBarNode.Style.allCases {
      for tint in [nil, Color.red] {
        for isInNavigationBar in [false, true] {
          let bar = SearchBarNode()
          #expect(bar.backgroundColor == .secondarySystemBackground)
          bar.isInNavigationBar = isInNavigationBar
          bar.barTintColor = tint
          bar.searchBarStyle = style
          let isClear = style == .minimal || isInNavigationBar
          #expect(bar.backgroundColor == (isClear ? nil : tint ?? .secondarySystemBackground))
          bar.isInNavigationBar = false
          #expect(
            bar.backgroundColor
              == (style == .minimal ? nil : tint ?? .secondarySystemBackground))
        }
      }
    }
  }

  @Test("the controller is notified before the delegate that editing began, and after it otherwise")
  func owner() throws {
    bar.delegate = log
    bar.owner = log
    bar.becomeFirstResponder()
    #expect(log.calls == ["owner began", "began"])
    log.calls = []
    field.insertText("a")
    #expect(log.calls == ["text 'a'", "owner changed"])
    log.calls = []
    try subview(ButtonNode.self).sendActions(for: .primaryActionTriggered)
    #expect(log.calls == ["cancelled", "owner cancelled"])
    log.calls = []
    bar.text = "b"
    #expect(log.calls.isEmpty)
    bar.scopeButtonTitles = ["One", "Two"]
    #expect(log.calls == ["height 56.0"])
    log.calls = []
    bar.showsScopeBar = true
    bar.showsScopeBar = true
    #expect(log.calls == ["height 100.0"])
    log.calls = []
    let scopes = try subview(SegmentedControlNode.self)
    scopes.selectedSegmentIndex = 1
    scopes.sendActions(for: .valueChanged)
    #expect(log.calls == ["scope 1", "owner changed"] && bar.selectedScopeButtonIndex == 1)
    log.calls = []
    bar.scopeButtonTitles = ["Three", "Four", "Five"]
    #expect(scopes.numberOfSegments == 3 && scopes.selectedSegmentIndex == 1)
    #expect(scopes.titleForSegment(at: 2) == "Five" && log.calls == ["height 100.0"])
    bar.scopeButtonTitles = nil
    #expect(scopes.isHidden && scopes.numberOfSegments == 0)
  }

  @Test("without a delegate, everything is allowed")
  func noDelegate() {
    #expect(bar.becomeFirstResponder())
    field.insertText("a")
    field.addAction(for: .editingDidEndOnExit) {}
    #expect(bar.text == "a")
    field.insertText("\n")
    #expect(!field.isFirstResponder && bar.text == "a")
    #expect(bar.becomeFirstResponder() && bar.resignFirstResponder())
  }

  @Test("a bar is named by its placeholder, if it has one")
  func names() {
    #expect(field.accessibilityLabel == "Search")
    bar.placeholder = "Cities"
    #expect(field.accessibilityLabel == "Cities" && field.placeholder == "Cities")
    bar.placeholder = nil
    #expect(field.accessibilityLabel == "Search" && bar.placeholder == nil)
  }

  @Test("the text of a search field is between the magnifying glass and 7 points from its end")
  func fieldPlaces() throws {
    for field in [SearchInputNode(frame: .zero), try #require(SearchInputNode(coder: NSCoder()))] {
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 36)
      field.frame = bounds
      for isRightToLeft in [false, true] {
        field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let room = CGRect(x: isRightToLeft ? 7 : 30, y: 0, width: 63, height: 36)
        #expect(field.textRect(forBounds: bounds) == room)
        #expect(field.editingRect(forBounds: bounds) == room)
        let narrow = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 34, height: 36))
        #expect(narrow.width == 0 && narrow.minX == (isRightToLeft ? 4 : 30))
      }
      #expect(field.returnKeyType == .search && field.clearButtonMode == .whileEditing)
      #expect(field.layer.cornerRadius == 10 && field.backgroundColor == .tertiarySystemFill)
      #expect(field.enablesReturnKeyAutomatically && field.accessibilityTraits == .searchField)
      #expect(field.leftView?.bounds.size == CGSize(width: 30, height: 20))
      #expect(field.leftView?.tintColor == .secondaryLabel && field.leftViewMode == .always)
    }
  }

  @Test("views made from a coder are like others")
  func coders() throws {
    let coder = NSCoder()
    func frames(_ view: ViewNode) -> [CGRect] {
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let mark = ViewNode()
      for node in [view, mark] {
        node.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(node)
      }
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        mark.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        mark.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        mark.widthAnchor.constraint(equalToConstant: 5),
        mark.heightAnchor.constraint(equalToConstant: 5),
      ])
      page.layoutIfNeeded()
      var found = [view.frame, mark.frame]
      page.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      page.layoutIfNeeded()
      found += [view.frame, mark.frame]
      return found
    }
    func written(_ view: ViewNode) -> ViewNode {
      if let label = view as? LabelNode {
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      } else if let input = view as? InputNode {
        input.text = "Text"
        input.font = .preferredFont(forTextStyle: .body)
        input.adjustsFontForContentSizeCategory = true
      } else if let area = view as? TextAreaNode {
        area.isScrollEnabled = false
        area.text = "Text"
        area.font = .preferredFont(forTextStyle: .body)
        area.adjustsFontForContentSizeCategory = true
      }
      return view
    }
    let pairs: [(ViewNode, ViewNode)] = [
      (try #require(LabelNode(coder: coder)), LabelNode()),
      (try #require(InputNode(coder: coder)), InputNode()),
      (try #require(TextAreaNode(coder: coder)), TextAreaNode()),
      (try #require(SearchBarNode(coder: coder)), SearchBarNode()),
    ]
    for (decoded, other) in pairs {
      let (first, second) = (frames(written(decoded)), frames(written(other)))
      #expect(first == second)
      #expect(first[0].height > 10 && decoded.subviews.count == other.subviews.count)
      #expect(decoded.gestureRecognizers?.count == other.gestureRecognizers?.count)
      #expect(decoded.isUserInteractionEnabled == other.isUserInteractionEnabled)
    }
    let area = try #require(pairs[2].0 as? TextAreaNode)
    area.textContainer.lineFragmentPadding = 20
    #expect(area.intrinsicContentSize.width > pairs[2].1.intrinsicContentSize.width + 29)
  }
}
