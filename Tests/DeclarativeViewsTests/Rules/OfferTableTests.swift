// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

@Suite("Sizes of views for offers in one direction")
struct OfferTableTests {
  /// 40 by 20, whatever it is offered.
  static func fixed() -> some View { Color.red.frame(width: 40, height: 20) }

  nonisolated static let ratios = [
    OfferCase("fit, only a width", (30, nil), (30, 60)) {
      Color.red.aspectRatio(0.5, contentMode: .fit)
    },
    OfferCase("fill, only a width", (30, nil), (30, 60)) {
      Color.red.aspectRatio(0.5, contentMode: .fill)
    },
    OfferCase("fill, only a height", (nil, 30), (15, 30)) {
      Color.red.aspectRatio(0.5, contentMode: .fill)
    },
    OfferCase("a size as the ratio", (100, 100), (100, 50)) {
      Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    },
    OfferCase("a size as the ratio, filled", (100, 100), (200, 100)) {
      Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill)
    },
    OfferCase("no ideal width", (100, 60), (100, 60)) {
      Color.red.frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity).scaledToFit()
    },
    OfferCase("no ideal height", (100, 60), (100, 60)) {
      Color.red.frame(minHeight: 0, idealHeight: 0, maxHeight: .infinity).scaledToFit()
    },
    OfferCase("ratio of equal ideal lengths", (100, 60), (60, 60)) {
      HStack { Color.red.frame(minWidth: 0, maxWidth: .infinity) }.scaledToFit()
    },
  ]

  nonisolated static let containers = [
    OfferCase("horizontal scroll view", (100, 60), (100, 20)) {
      ScrollView(.horizontal) { fixed() }
    },
    OfferCase("horizontal scroll view, no width", (nil, 60), (40, 20)) {
      ScrollView(.horizontal) { fixed() }
    },
    OfferCase("vertical scroll view, no height", (100, nil), (40, 20)) { ScrollView { fixed() } },
    OfferCase("scroll view in both directions", (100, 60), (100, 60)) {
      ScrollView([.horizontal, .vertical]) { fixed() }
    },
    OfferCase("scroll view in both directions, nothing offered", (nil, nil), (40, 20)) {
      ScrollView([.horizontal, .vertical]) { fixed() }
    },
    OfferCase("scroll view in no direction", (100, 60), (40, 20)) { ScrollView([]) { fixed() } },
    OfferCase("the first that fits exactly", (40, 20), (40, 20)) {
      ViewThatFits {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("the first that fits but for a rounding error", (39.9999999, 20), (40, 20)) {
      ViewThatFits {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("the second if the first is a little too wide", (39.99, 20), (1, 1)) {
      ViewThatFits {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("the second if the first is a little too high", (40, 19.99), (1, 1)) {
      ViewThatFits {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("only the height matters", (10, 20), (40, 20)) {
      ViewThatFits(in: .vertical) {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("only the width matters", (40, 5), (40, 20)) {
      ViewThatFits(in: .horizontal) {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("anything fits where nothing is offered", (nil, nil), (40, 20)) {
      ViewThatFits {
        fixed()
        Color.red.frame(width: 1, height: 1)
      }
    },
    OfferCase("no alternatives", (100, 60), (0, 0)) { ViewThatFits {} },
    OfferCase("a single alternative", (10, 10), (40, 20)) { ViewThatFits { fixed() } },
    OfferCase("position, offered a width", (100, nil), (100, 20)) { fixed().position(x: 1, y: 2) },
    OfferCase("position, offered a height", (nil, 60), (40, 60)) { fixed().position(x: 1, y: 2) },
    OfferCase("fixed in height only", (100, 60), (100, 10)) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    },
    OfferCase("fixed in neither direction", (100, 60), (100, 60)) {
      Color.red.fixedSize(horizontal: false, vertical: false)
    },
    OfferCase("padding that differs on all sides", (100, 60), (46, 24)) {
      fixed().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    OfferCase("negative padding larger than the view", (100, 60), (0, 0)) { fixed().padding(-30) },
    OfferCase("negative padding around a flexible view", (100, 60), (100, 60)) {
      Color.red.padding(-5)
    },
    OfferCase("a column of nothing", (100, 60), (0, 0)) { VStack {} },
    OfferCase("layers of nothing", (100, 60), (0, 0)) { ZStack {} },
    OfferCase("a row with a distance below its length", (100, 60), (0, 20)) {
      HStack(spacing: -100) {
        fixed()
        fixed()
      }
    },
    OfferCase("lazy column, nothing offered", (nil, nil), (40, 33)) {
      LazyVStack(spacing: 3) {
        Color.red.frame(width: 30, height: 10)
        fixed()
      }
    },
    OfferCase("lazy column, 8 points by default", (70, nil), (70, 38)) {
      LazyVStack {
        Color.red.frame(width: 30, height: 10)
        fixed()
      }
    },
    OfferCase("lazy row, nothing offered", (nil, nil), (73, 20)) {
      LazyHStack(spacing: 3) {
        Color.red.frame(width: 30, height: 10)
        fixed()
      }
    },
    OfferCase("lazy row, offered a height", (nil, 50), (78, 50)) {
      LazyHStack {
        Color.red.frame(width: 30, height: 10)
        fixed()
      }
    },
    OfferCase("lazy grid, nothing offered", (nil, nil), (65, 20)) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 20), spacing: 5), GridItem(.fixed(40))]) {
        Color.red.frame(height: 10)
        fixed()
      }
    },
    OfferCase("lazy horizontal grid, nothing offered", (nil, nil), (40, 65)) {
      LazyHGrid(rows: [GridItem(.flexible(minimum: 20), spacing: 5), GridItem(.fixed(40))]) {
        Color.red.frame(width: 10)
        fixed()
      }
    },
  ]

  @Test("a ratio applies in the direction that is offered", arguments: ratios)
  func ratio(_ row: OfferCase) {
    #expect(
      TreeProbe.size(of: AnyView(row.view()), row.offer.width, row.offer.height) == row.answer)
  }

  @Test("the size of a container follows its rule in each direction", arguments: containers)
  func container(_ row: OfferCase) {
    #expect(
      TreeProbe.size(of: AnyView(row.view()), row.offer.width, row.offer.height) == row.answer)
  }

  @Test(
    "a divider is a pixel across and takes what it is offered along",
    arguments: [(3, 1 / 3), (2, 0.5), (1, 1), (0, 1), (-2, 1), (.nan, 1), (.infinity, 1)]
      as [(CGFloat, CGFloat)])
  func divider(_ row: (CGFloat, CGFloat)) {
    var environment = EnvironmentValues()
    environment.displayScale = row.0
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      TreeProbe.size(of: view, width, height, environment: environment)
    }
    #expect(size(Divider(), 100, 60) == CGSize(width: 100, height: row.1))
    #expect(size(VStack { Divider() }, 100, 60) == CGSize(width: 100, height: row.1))
    #expect(size(HStack { Divider() }, 100, 60) == CGSize(width: row.1, height: 60))
    #expect(size(ZStack { Divider() }, nil, nil) == CGSize(width: 10, height: row.1))
    #expect(size(HStack { Divider() }, nil, nil) == CGSize(width: row.1, height: 10))
  }

  @Test("a divider has the hint color of a palette, faded, or else that of separators")
  func dividerColor() {
    func color(_ view: some View) -> Color? {
      for case .mark(.fill(_, let color)) in TreeProbe(view, width: 9, height: 9).tree
        .drawingSteps()
      { return color }
      return nil
    }
    #expect(color(Divider()) == .separator)
    let palette = LightViewFactoryColor()
    #expect(
      color(Divider().viewFactoryColor(palette)) == palette.labelHint.withAlphaComponent(0.3))
  }
}
