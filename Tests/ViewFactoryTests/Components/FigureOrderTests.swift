// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures

@Suite("Figures in right-to-left layouts")
struct FigureOrderTests {
  private let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private func all(_ node: ViewNode) -> [LabelNode] {
    [node as? LabelNode].compactMap { $0 } + node.subviews.flatMap(all)
  }

  private func label(_ text: String, in node: ViewNode) throws -> LabelNode {
    node.widthAnchor.constraint(equalToConstant: 300).isActive = true
    node.traitOverrides.layoutDirection = .rightToLeft
    node.layoutIfNeeded()
    return try #require(all(node).first { $0.text == text })
  }

  @Test(
    "keep their signs and currencies in place unless they have letters or digits of their own",
    arguments: [
      ("+12%", true), ("-3.4", true), ("120,00 €", true), ("", true), ("+١٢٪", false),
      ("۱۲+", false), ("12 km", false), ("١٢٠ ر.س", false), ("\u{61C}-12", false),
    ])
  func order(text: String, isKept: Bool) throws {
    let statistic = factory.figure.statistic(value: "7", label: "a", change: text, trend: .level)
    let price = factory.figure.price(amount: "7", former: text)
    for node in [statistic, price] {
      let direction = try label(text, in: node).effectiveUserInterfaceLayoutDirection
      #expect(direction == (isKept ? .leftToRight : .rightToLeft))
    }
  }

  @Test("are drawn like that, at the right edge")
  func drawn() throws {
    let value = try label(
      "+12%", in: factory.figure.statistic(value: "+12%", label: "a", change: nil, trend: .better))
    #expect(value.svg().contains(">+12%<"))
    #expect(value.frame.maxX == 300 && value.frame.minX > 150)
  }
}
