// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Configurations of unavailable content")
struct UnavailableValueTests {
  private func parts<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    ((root as? Node).map { [$0] } ?? []) + root.subviews.flatMap { parts(type, in: $0) }
  }

  @Test("an empty configuration shows nothing, a loading one an indicator, a search one a symbol")
  func standard() {
    let empty = ContentUnavailableNode(configuration: .empty())
    #expect(parts(LabelNode.self, in: empty).isEmpty && parts(ImageNode.self, in: empty).isEmpty)
    let loading = ContentUnavailableNode(configuration: .loading())
    #expect(parts(LabelNode.self, in: loading).map(\.text) == ["Loading…"])
    #expect(parts(LabelNode.self, in: loading).map(\.textColor) == [.secondaryLabel])
    #expect(
      parts(LabelNode.self, in: loading).map(\.font)
        == [.preferredFont(forTextStyle: .subheadline)])
    #expect(parts(ActivityIndicatorNode.self, in: loading).map(\.isAnimating) == [true])
    loading.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    loading.layoutIfNeeded()
    let frames = parts(ActivityIndicatorNode.self, in: loading)[0].superview?.subviews.map(\.frame)
    #expect(frames?.count == 2)
    if let frames { #expect(abs(frames[1].minY - frames[0].maxY - 8) < 0.5) }
    let search = ContentUnavailableNode(configuration: .search())
    #expect(
      parts(LabelNode.self, in: search).map(\.text) == [
        "No Results", "Check the spelling or try a new search.",
      ])
    #expect(
      parts(ImageNode.self, in: search).map(\.image) == [Image(systemName: "magnifyingglass")])
    #expect(parts(ImageNode.self, in: search).map(\.tintColor) == [.secondaryLabel])
    let symbols = parts(ImageNode.self, in: search).map(\.preferredSymbolConfiguration)
    #expect(symbols == [Image.SymbolConfiguration(pointSize: 48)])
  }

  @Test("only the text of a search without results quotes the words that are searched for")
  func quoting() {
    var state = ContentUnavailableConfigurationState(traitCollection: .phone)
    let search = ContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = ""
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "cat"
    #expect(search.updated(for: state).text == "No Results for “cat”")
    #expect(search.updated(for: state).secondaryText == search.secondaryText)
    var own = search
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
    let other = CellConfigurationState(traitCollection: .phone)
    #expect(search.updated(for: other).text == "No Results")
    let key = ConfigurationStateCustomKey("key")
    #expect(state[key] == nil)
    state[key] = AnyHashable(7)
    #expect(state[key] == AnyHashable(7))
  }

  @Test("empty texts and buttons without a title or an image aren't shown")
  func missing() {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.text = ""
    configuration.secondaryText = ""
    configuration.button.subtitle = "Below"
    configuration.secondaryButton.image = Image(systemName: "plus")
    let node = ContentUnavailableNode(configuration: configuration)
    #expect(parts(ButtonNode.self, in: node).map { $0.currentImage != nil } == [true])
    #expect(parts(LabelNode.self, in: node).allSatisfy { $0.superview is ButtonNode })
    configuration.background.backgroundColor = .red
    node.configuration = configuration
    #expect(node.backgroundColor == .red)
  }

  @Test("the content stays inside of the margins and the safe area, where it is centered")
  func margins() throws {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.text =
      "Some words that are much too long for one line of the node that shows them"
    configuration.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 30, bottom: 5, trailing: 50)
    let node = ContentUnavailableNode(configuration: configuration)
    node.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    node.additionalSafeAreaInsets = EdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    node.layoutIfNeeded()
    let column = try #require(parts(StackNode.self, in: node).first)
    #expect(column.frame.minX >= 29.9 && column.frame.maxX <= 270.1)
    #expect(abs(column.frame.midX - 150) < 0.5 && abs(column.frame.midY - 250) < 0.5)
    configuration.text = "Short"
    node.configuration = configuration
    node.layoutIfNeeded()
    #expect(abs(column.frame.midX - 150) < 0.5 && abs(column.frame.midY - 250) < 0.5)
    #expect(column.frame.height < 60)
  }

  @Test("a controller replaces a view that shows another type of content, and removes it")
  func replaced() {
    let controller = ViewController()
    #expect(controller.contentUnavailableConfiguration == nil)
    controller.contentUnavailableConfiguration = nil
    #expect(!controller.isViewLoaded)
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.empty()
    let first = controller.view.subviews
    #expect(first.count == 1 && first[0].frame == controller.view.bounds)
    #expect(first[0].autoresizingMask == [.flexibleWidth, .flexibleHeight])
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    #expect(controller.view.subviews == first)
    controller.contentUnavailableConfiguration = ListContentConfiguration.cell()
    #expect(controller.view.subviews.count == 1 && controller.view.subviews != first)
    #expect(controller.contentUnavailableConfiguration is ListContentConfiguration)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews == [] && controller.contentUnavailableConfiguration == nil)
  }
}
