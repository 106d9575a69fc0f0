// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Values and changes of bar appearances")
struct AppearanceChangeTests {
  private func hex(_ color: Color?, _ style: UserInterfaceStyle = .light) -> String? {
    color?.resolvedColor(with: TraitCollection(userInterfaceStyle: style)).hexString
  }

  @Test("the background is a nearly opaque material, opaque, or transparent, below a color")
  func backgrounds() {
    let looks = BarAppearance()
    #expect(hex(looks.fillColor) == "#F9F9F9F0" && looks.shadowColor == .separator)
    looks.backgroundColor = .red
    #expect(hex(looks.fillColor) == "#FF0000")
    looks.backgroundColor = Color(white: 0, alpha: 0)
    #expect(hex(looks.fillColor) == "#F9F9F9F0")
    looks.backgroundImage = Image(systemName: "book")
    looks.configureWithOpaqueBackground()
    #expect(looks.fillColor == .systemBackground && looks.shadowColor == .separator)
    #expect(looks.backgroundImage == nil)
    looks.backgroundColor = nil
    #expect(looks.fillColor == nil)
    looks.configureWithTransparentBackground()
    #expect(looks.fillColor == nil && looks.backgroundColor == nil && looks.shadowColor == nil)
    looks.backgroundColor = Color.red.withAlphaComponent(0.5)
    #expect(looks.fillColor == Color.red.withAlphaComponent(0.5))
    looks.configureWithDefaultBackground()
    #expect(hex(looks.fillColor, .dark) == "#1C1C1CF0" && looks.shadowColor == .separator)
  }

  /// Counts the changes that an appearance reports for steps, each of which is taken twice.
  private func counts<Looks: BarAppearance>(
    of looks: Looks, _ steps: [(Looks) -> Void]
  ) -> [Int] {
    var count = 0
    looks.changed = { count += 1 }
    return steps.flatMap { step in
      [0, 1].map { _ in
        count = 0
        step(looks)
        return count
      }
    }
  }

  private let attributes = TextAttributes(foregroundColor: .red)

  @Test("an appearance reports each change of its background once, and no value that it has")
  func ground() {
    let steps: [(BarAppearance) -> Void] = [
      { $0.backgroundColor = .red }, { $0.backgroundImage = Image(systemName: "book") },
      { $0.shadowColor = .green }, { $0.configureWithOpaqueBackground() },
      { $0.configureWithTransparentBackground() }, { $0.configureWithDefaultBackground() },
    ]
    #expect(counts(of: BarAppearance(), steps) == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
  }

  @Test("an appearance reports changes of its titles and of the parts that it has now")
  func parts() {
    let attributes = attributes
    let buttons: [(BarButtonItemAppearance) -> Void] = [
      { $0.normal.titleTextAttributes = attributes },
      { $0.highlighted.titleTextAttributes = attributes },
      { $0.disabled.titleTextAttributes = attributes },
    ]
    var navigation: [(NavigationBarAppearance) -> Void] = [
      { $0.titleTextAttributes = attributes }, { $0.largeTitleTextAttributes = attributes },
    ]
    for step in buttons {
      navigation += [
        { step($0.buttonAppearance) }, { step($0.doneButtonAppearance) },
        { step($0.backButtonAppearance) },
      ]
    }
    #expect(
      counts(of: NavigationBarAppearance(), navigation)
        == navigation.flatMap { _ in [1, 0] })
    let toolbar: [(ToolbarAppearance) -> Void] = buttons.flatMap {
      step -> [(ToolbarAppearance) -> Void] in
      [{ step($0.buttonAppearance) }, { step($0.doneButtonAppearance) }]
    }
    #expect(counts(of: ToolbarAppearance(), toolbar) == toolbar.flatMap { _ in [1, 0] })
    let tabs: [(TabBarAppearance) -> Void] = [
      { $0.stackedLayoutAppearance.normal.iconColor = .red },
      { $0.stackedLayoutAppearance.selected.badgeBackgroundColor = .red },
      { $0.stackedLayoutAppearance.disabled.titleTextAttributes = attributes },
    ]
    #expect(counts(of: TabBarAppearance(), tabs) == [1, 0, 1, 0, 1, 0])
  }

  @Test("a part that is replaced is reported, and the new one's changes too")
  func replaced() {
    let part = BarButtonItemAppearance()
    let attributes = attributes
    let navigation = NavigationBarAppearance()
    let steps: [(NavigationBarAppearance) -> Void] = [
      { $0.buttonAppearance = part }, { $0.doneButtonAppearance = part },
      { $0.backButtonAppearance = part },
    ]
    #expect(counts(of: navigation, steps) == [1, 1, 1, 1, 1, 1])
    #expect(navigation.buttonAppearance === part && navigation.backButtonAppearance === part)
    let change: [(NavigationBarAppearance) -> Void] = [
      { _ in part.normal.titleTextAttributes = attributes }
    ]
    #expect(counts(of: navigation, change) == [1, 0])
    let other = BarButtonItemAppearance()
    let toolbar: [(ToolbarAppearance) -> Void] = [
      { $0.buttonAppearance = other }, { $0.doneButtonAppearance = other },
      { _ in other.disabled.titleTextAttributes = attributes },
    ]
    #expect(counts(of: ToolbarAppearance(), toolbar) == [1, 1, 1, 1, 1, 0])
    let items = TabBarItemAppearance()
    let tabs: [(TabBarAppearance) -> Void] = [
      { $0.stackedLayoutAppearance = items }, { _ in items.normal.iconColor = .red },
    ]
    #expect(counts(of: TabBarAppearance(), tabs) == [1, 1, 1, 0])
  }

  @Test("a bar's background draws a color, an image, and a line of one pixel just outside of it")
  func drawing() {
    let background = BarBackground(frame: .zero)
    background.bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
    background.fill = .red
    background.lineColor = .green
    background.image = Image(content: .figures([]), size: CGSize(width: 5, height: 5))
    #expect(!background.isUserInteractionEnabled)
    for (scale, pixel) in [(1, 1), (2, 0.5)] as [(CGFloat, CGFloat)] {
      background.traitOverrides.displayScale = scale
      for isAtBottom in [true, false] {
        background.isLineAtBottom = isAtBottom
        let context = RecordingContext(background)
        let y = isAtBottom ? 60 : 20 - pixel
        #expect(
          context.fills.map(\.bounds) == [
            background.bounds, CGRect(x: 10, y: y, width: 100, height: pixel),
          ])
        #expect(context.fills.map(\.color) == [.red, .green])
        #expect(context.pictures.map(\.rect) == [background.bounds])
      }
    }
    background.fill = .clear
    background.lineColor = Color.green.withAlphaComponent(0)
    background.image = Image()
    #expect(RecordingContext(background).fills.isEmpty)
    #expect(RecordingContext(background).pictures.isEmpty)
    background.fill = .red
    background.bounds.size.height = 0
    #expect(RecordingContext(background).fills.isEmpty)
  }
}
