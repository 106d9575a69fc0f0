// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("Unavailable content")
struct ContentUnavailableTests {
  private final class List: UIViewController {
    var isEmpty = true
    var updates = 0
    private(set) var reloads = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard isEmpty else {
        contentUnavailableConfiguration = nil
        return
      }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "star")
      configuration.text = "No Favorites"
      configuration.secondaryText = "Mark what you like."
      configuration.button = .filled()
      configuration.button.title = "Reload"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.reloads += 1
      }
      contentUnavailableConfiguration = configuration
    }
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { subview in
      [(subview as? UILabel)?.text, (subview as? UIButton)?.configuration?.title]
        .compactMap { $0 } + (subview is UIButton ? [] : texts(subview))
    }
  }

  @Test("a controller shows its configuration before the view appears, and centers it")
  func shown() throws {
    let list = List()
    let screen = Screen(.phone)
    screen.rootViewController = list
    screen.layoutIfNeeded()
    #expect(list.updates == 1)
    #expect(texts(list.view) == ["No Favorites", "Mark what you like.", "Reload"])
    let content = try #require(list.view.subviews.last as? UIContentUnavailableView)
    #expect(content.frame == list.view.bounds)
    let column = try #require(content.subviews.first)
    let safe = content.bounds.inset(by: content.safeAreaInsets)
    #expect(abs(column.frame.midX - safe.midX) < 0.5)
    #expect(abs(column.frame.midY - safe.midY) < 0.5)
    #expect(list.view.layoutReport().problems.isEmpty)
    let button = try #require(column.subviews.last as? UIButton)
    try screen.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(list.reloads == 1)

    list.isEmpty = false
    list.setNeedsUpdateContentUnavailableConfiguration()
    #expect(list.view.subviews.isEmpty)
    #expect(list.contentUnavailableConfiguration == nil)
  }

  @Test("a configuration of the same type updates the existing view")
  func changes() {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.loading()
    controller.contentUnavailableConfiguration = configuration
    let view = controller.view.subviews.last
    #expect(texts(controller.view) == ["Loading…"])
    let column = view?.subviews.last?.subviews ?? []
    #expect(column.compactMap { ($0 as? UIActivityIndicatorView)?.isAnimating } == [true])
    configuration.text = "Almost there"
    controller.contentUnavailableConfiguration = configuration
    #expect(controller.view.subviews.last === view)
    #expect(texts(controller.view) == ["Almost there"])
    let shown =
      controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(shown?.text == "Almost there")
  }

  @Test("a search without results quotes the search text")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .phone)
    let configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.updated(for: state).text == "No Results")
    state.searchText = "pear"
    #expect(configuration.updated(for: state).text == "No Results for “pear”")
    #expect(UIContentUnavailableConfiguration.loading().updated(for: state).text == "Loading…")
  }

  @Test("the state has the traits of the view and the text of the search")
  func state() {
    let list = List()
    #expect(list.contentUnavailableConfigurationState.searchText == nil)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.text = "star"
    list.navigationItem.searchController = search
    list.overrideUserInterfaceStyle = .dark
    let state = list.contentUnavailableConfigurationState
    #expect(state.searchText == "star")
    #expect(state.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("texts have the fonts, colors, and lines of their configuration")
  func looks() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    configuration.secondaryText = "Details"
    configuration.textProperties.color = .red
    configuration.textProperties.font = .systemFont(ofSize: 31)
    configuration.textProperties.numberOfLines = 2
    configuration.secondaryTextProperties.color = .green
    configuration.secondaryTextProperties.font = .systemFont(ofSize: 11)
    configuration.secondaryTextProperties.numberOfLines = 3
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    for (text, color, size, lines) in [
      ("Title", UIColor.red, 31, 2), ("Details", .green, 11, 3),
    ] as [(String, UIColor, CGFloat, Int)] {
      let label = try #require(labels(view).first { $0.text == text })
      #expect(label.textColor == color && label.font.pointSize == size)
      #expect(label.numberOfLines == lines && label.textAlignment == .center)
    }
  }
}
