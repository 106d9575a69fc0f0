// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Table factory")
struct TableFactoryTests {
  @Test("a table is clear and has no separators")
  func main() {
    let table = TableFactory().main()
    #expect(table.backgroundColor == .clear)
    #expect(table.separatorStyle == .none)
    #expect(table.frame == .zero)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(TableFactory().main(frame: frame).frame == frame)
  }

  @Test(
    "a table with a given frame keeps it among constraints, and one without is positioned by them")
  func placing() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let frame = CGRect(x: 10, y: 200, width: 200, height: 100)
    let (given, placed) = (TableFactory().main(frame: frame), TableFactory().main())
    root.addSubview(given)
    root.addSubview(placed)
    constrain {
      placed.horizontalEdges == root.horizontalEdges
      placed.top == root.top
      placed.bottom == given.top - 8
    }
    root.layoutIfNeeded()
    #expect(given.frame == frame)
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 300, height: 192))
    #expect(root.layoutReport().isEmpty)
  }

  @Test("a refresh control has the color of the current palette")
  func refresh() {
    #expect(TableFactory().refresh().tintColor == .tableRefresh)
    let mine = TableFactory(viewFactoryColor: MockViewFactoryColor())
    #expect(mine.refresh().tintColor == .green)
    let factory: any ViewFactoryProtocol = ViewFactory(viewFactoryColor: MockViewFactoryColor())
    #expect(factory.table.refresh().tintColor == .green)
  }
}
