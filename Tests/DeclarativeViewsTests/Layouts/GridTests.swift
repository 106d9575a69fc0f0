// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Grids and type-erased layouts")
struct GridTests {
  private func fixed(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("columns are as wide as their widest view, rows as high as their highest")
  func sizes() {
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 3) {
      GridRow {
        fixed(10, 20)
        fixed(30)
      }
      GridRow {
        fixed(50)
        fixed(20)
      }
    }
    #expect(TreeProbe.size(of: grid, nil, nil) == CGSize(width: 85, height: 33))
    let frames = TreeProbe(grid, width: 85, height: 33).frames("Color")
    #expect(
      frames == [
        CGRect(x: 20, y: 0, width: 10, height: 20), CGRect(x: 55, y: 5, width: 30, height: 10),
        CGRect(x: 0, y: 23, width: 50, height: 10), CGRect(x: 60, y: 23, width: 20, height: 10),
      ])
  }

  @Test("flexible columns share the remaining width")
  func sharing() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed(40)
        Color.blue.frame(height: 10)
        Color.green.frame(height: 10)
      }
    }
    let widths = TreeProbe(grid, width: 240, height: 10).frames("Color").map(\.width)
    #expect(widths == [40, 100, 100])
  }

  @Test(
    "a view outside a row is as wide as the grid; a cell can span columns or take no space")
  func spanning() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        fixed(40)
        fixed(60)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { fixed(20).gridCellColumns(2) }
      fixed(30)
    }
    let probe = TreeProbe(grid, width: 300, height: 300)
    #expect(probe.frames("Grid").first?.width == 104)
    #expect(probe.frames("Divider").map(\.width) == [104])
    #expect(probe.frames("Color").map { $0.minX - probe.frames("Grid")[0].minX } == [0, 44, 0, 0])
  }

  @Test("a view outside a row has its ideal width if nothing is proposed")
  func nothingOffered() {
    let words = Text("some words that would break")
    let grid = Grid {
      GridRow { Color.red.frame(width: 10, height: 10) }
      words
    }
    let ideal = TreeProbe.size(of: words, nil, nil)
    #expect(TreeProbe.size(of: grid, nil, nil).width == ideal.width)
    #expect(TreeProbe.size(of: grid, nil, nil).height < 2 * ideal.height + 30)
  }

  @Test("a row and a column can have their own alignment")
  func alignment() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        fixed(10, 10)
        fixed(40, 30)
      }
      GridRow {
        fixed(30).gridColumnAlignment(.trailing)
        fixed(5)
      }
    }
    let frames = TreeProbe(grid, width: 70, height: 40).frames("Color")
    #expect(frames[0] == CGRect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test(
    "the views of a row align with a guide that one of them sets, and a cell can set its anchor")
  func lines() {
    let grid = Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed(20, 20).alignmentGuide(.top) { _ in 15 }
        fixed(20, 20)
        fixed(10, 10).gridCellAnchor(.bottomTrailing)
      }
      fixed(100, 10)
    }
    let frames = TreeProbe(grid, width: 100, height: 45).frames("Color")
    #expect(frames.map(\.minY) == [0, 15, 25, 35])
    #expect(frames[2].maxX == 100)
  }

  @Test("modifiers of a row apply to each view in it")
  func rowModifiers() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        fixed(10)
        fixed(20)
      }.padding(3)
    }
    #expect(TreeProbe.size(of: grid, nil, nil) == CGSize(width: 42, height: 16))
  }

  @Test("views keep their state when their layout is replaced")
  func anyLayout() throws {
    struct Turning: View {
      @State private var isRow = false
      var body: some View {
        let layout =
          isRow
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          Counting()
          Button("Turn") { isRow.toggle() }
        }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let (screen, host) = shown { Turning() }
    try screen.tap("Count 0")
    let nodes = host.accessibilityOrder
    #expect(nodes[0].frame.minX == nodes[1].frame.minX)
    try screen.tap("Turn")
    #expect(nodes[0].frame.maxX == nodes[1].frame.minX)
    #expect(nodes[0].frame.minY == nodes[1].frame.minY)
    #expect(host.accessibilityTree().hasPrefix("button \"Count 1\"\n"))
  }

  @Test("built-in layouts can be called directly")
  func called() {
    let row = HStackLayout(alignment: .top, spacing: 2)() {
      fixed(10)
      fixed(10)
    }
    #expect(TreeProbe.size(of: row, nil, nil).width == 22)
    let layers = ZStackLayout(alignment: .topLeading)() {
      fixed(10)
      fixed(20)
    }
    #expect(TreeProbe.size(of: layers, nil, nil).width == 20)
    let grid = AnyLayout(GridLayout(horizontalSpacing: 1))() {
      GridRow {
        fixed(4)
        fixed(5)
      }
    }
    #expect(TreeProbe.size(of: grid, nil, nil).width == 10)
  }

  @Test("a relative frame is a share of the scroll view or host around it")
  func containerRelative() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal)
        Color.blue.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        Color.green.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      }
    }.frame(width: 200)
    let probe = TreeProbe(view, width: 400, height: 50)
    #expect(probe.frames("Color").map(\.width) == [200, 60, 50])
    let host = TreeProbe(
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 },
      width: 400, height: 50)
    #expect(host.frames("Color").map(\.size) == [CGSize(width: 200, height: 25)])
    host.tree.place(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(host.frames("Color").map(\.size) == [CGSize(width: 50, height: 25)])
  }

  @Test("a geometry reader knows its position, and is evaluated again when it moves")
  func place() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 40)
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        GeometryReader { proxy in
          let named = proxy.frame(in: .named("row"))
          let outer = proxy.frame(in: .global)
          Color.blue.frame(width: named.minX, height: outer.minY)
          Color.green.frame(width: proxy.frame(in: .local).maxX, height: 1)
        }
      }.coordinateSpace(name: "row").frame(height: 10)
    }
    let probe = TreeProbe(view, width: 100, height: 50)
    #expect(probe.frames("Color #0000FF").map(\.size) == [CGSize(width: 20, height: 40)])
    #expect(probe.frames("Color #00FF00").map(\.width) == [80])
    probe.tree.place(in: CGRect(x: 0, y: 7, width: 100, height: 50))
    #expect(probe.frames("Color #0000FF").map(\.size) == [CGSize(width: 20, height: 47)])
  }

  @Test("contents stay inside the safe area unless they ignore it")
  func safeArea() {
    let tree = { (view: any View) in
      let tree = LayoutTree(
        AnyView(view), environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer())
      tree.place(
        in: CGRect(x: 0, y: 40, width: 100, height: 140),
        outer: CGRect(x: 0, y: 0, width: 100, height: 200))
      return tree.nodes.filter { $0.element.name.hasPrefix("Color") }.map(\.frame)
    }
    #expect(tree(Color.red) == [CGRect(x: 0, y: 40, width: 100, height: 140)])
    #expect(tree(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      tree(Color.red.ignoresSafeArea(edges: .bottom))
        == [CGRect(x: 0, y: 40, width: 100, height: 160)])
    #expect(
      tree(Color.red.frame(height: 20).frame(maxHeight: .infinity).ignoresSafeArea(edges: [])).count
        == 1)
    #expect(
      tree(Color.clear.background(.red)) == [
        CGRect(x: 0, y: 40, width: 100, height: 140), CGRect(x: 0, y: 0, width: 100, height: 200),
      ])
    #expect(
      tree(Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }).map(\.height)
        == [110, 30])
  }

  @Test("a host on a screen avoids what covers it")
  func hostSafeArea() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 0, bottom: 10, right: 0),
      rootNode: root)
    let host = HostingNode(frame: root.bounds) {
      NodeView(ViewNode()).accessibilityIdentifier("inner")
    }
    root.addSubview(host)
    screen.layoutIfNeeded()
    #expect(host.subviews.map(\.frame) == [CGRect(x: 0, y: 30, width: 100, height: 160)])
    host.safeAreaRegions = []
    screen.layoutIfNeeded()
    #expect(host.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("a share of a scroll view follows the size of the scroll view")
  func containerInAStack() throws {
    struct Owner: View {
      @State private var height: CGFloat = 100
      var body: some View {
        VStack(spacing: 0) {
          ScrollView { Color.red.containerRelativeFrame(.vertical) }
          Button("More") { height = 250 }.frame(height: height)
        }
      }
    }
    let (screen, host) = shown { Owner() }
    let scroll = try #require(host.subviews.compactMap { $0 as? ScrollNode }.first)
    #expect(scroll.bounds.height == 500 && scroll.contentSize.height == 500)
    try screen.tap("More")
    screen.layoutIfNeeded()
    #expect(scroll.bounds.height == 350 && scroll.contentSize.height == 350)
  }

  @Test("a share of a scroll view inside a fixed frame follows the size of the scroll view")
  func containerInAFixedFrame() throws {
    struct Growing: View {
      @State private var height: CGFloat = 100
      var body: some View {
        Button("More") { height = 250 }.frame(height: height)
      }
    }
    let label = LabelNode()
    label.text = "Share"
    let (screen, host) = shown {
      VStack(spacing: 0) {
        ScrollView {
          NodeView(label).containerRelativeFrame(.vertical, alignment: .bottom)
            .frame(height: 300, alignment: .top)
        }
        Growing()
      }
    }
    func bottom() -> CGFloat { label.convert(label.bounds, to: host).maxY }
    let former = bottom()
    try screen.tap("More")
    screen.layoutIfNeeded()
    #expect(bottom() == former - 150)
  }

  @Test("a cell that spans columns doesn't move the views of its first column")
  func spanningAlignment() {
    for (alignment, x) in [(HorizontalAlignment.leading, 0.0), (.center, 5), (.trailing, 10)] {
      for spans in [false, true] {
        let grid = Grid(
          alignment: Alignment(horizontal: alignment, vertical: .center), horizontalSpacing: 0,
          verticalSpacing: 0
        ) {
          GridRow {
            fixed(20)
            fixed(80)
          }
          GridRow {
            fixed(10)
            fixed(80)
          }
          GridRow { fixed(60).gridCellColumns(spans ? 2 : 1).hidden() }
        }
        let frames = TreeProbe(grid, width: 160, height: 30).frames("Color")
        let widest: CGFloat = spans ? 20 : 60
        let inset: CGFloat =
          alignment == .leading ? 0 : alignment == .center ? (widest - 20) / 2 : widest - 20
        let start: CGFloat = spans ? 30 : 10
        #expect(frames[0].minX == start + inset, "\(x) \(spans)")
        #expect(frames[2].minX == start + inset + CGFloat(x), "\(x) \(spans)")
      }
    }
  }

  @Test("an overlay or background without content is as if it weren't there")
  func emptyDecorations() {
    let views: [any View] = [
      Color.red.overlay { EmptyView() }, Color.red.background { EmptyView() },
      Color.red.overlay { if Bool(false) { Text("a") } },
    ]
    for view in views {
      let framed = AnyView(AnyView(view).frame(width: 20, height: 30))
      let probe = TreeProbe(framed, width: 100, height: 100)
      #expect(probe.frames("Color") == [CGRect(x: 40, y: 35, width: 20, height: 30)])
      #expect(probe.steps == ["fill 1.0"])
    }
  }
}
