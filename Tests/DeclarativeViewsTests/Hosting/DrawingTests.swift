// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import DeclarativeViews

@Suite("Drawing declarative views")
struct DrawingTests {
  private func steps(_ view: some View) -> [String] {
    TreeProbe(view, width: 100, height: 100).steps
  }

  @Test("effects begin before their content and end after it")
  func effects() {
    #expect(
      steps(Text("a").opacity(0.5).shadow(radius: 2)) == [
        "shadow", "opacity 0.5", "a", "end", "end",
      ])
    #expect(steps(Color.red.clipped()) == ["clip", "fill 1.0", "end"])
    #expect(steps(Color.red.clipShape(Circle())) == ["clip", "fill 1.0", "end"])
    #expect(steps(Color.red.cornerRadius(3)) == ["clip", "fill 1.0", "end"])
  }

  @Test("letters are drawn as far apart as they were measured")
  func letterSpacing() throws {
    let probe = TreeProbe(Text("Good morning").font(.title), width: 400, height: 100)
    let lines = probe.tree.drawingSteps().compactMap { step in
      if case .mark(.text(let line)) = step { line } else { nil }
    }
    let run = try #require(lines.first?.runs.first)
    #expect(run.letterSpacing != 0)
    #expect(
      run.letterSpacing == EmbeddedTextMeasurer().letterSpacing(of: run.font).alphabetic)
  }

  @Test("hidden views keep their place and aren't drawn")
  func hidden() {
    #expect(
      steps(
        HStack {
          Text("a").hidden()
          Text("b")
        }) == ["b"])
    #expect(TreeProbe.size(of: Color.red.frame(width: 5).hidden(), nil, nil).width == 5)
  }

  @Test("backgrounds are behind their view, and overlays in front of it")
  func order() {
    let view = Text("aa").background(Text("b")).overlay(Text("f"))
    #expect(steps(view) == ["b", "aa", "f"])
  }

  @Test("layout priority doesn't affect which view is in front")
  func priority() {
    let view = ZStack {
      Text("a").layoutPriority(2)
      Text("b")
      Text("c").layoutPriority(-1)
    }
    #expect(steps(view) == ["a", "b", "c"])
  }

  @Test("shapes are filled with the foreground color, a color, or a gradient, or stroked")
  func shapes() {
    #expect(steps(Circle().foregroundColor(.red.opacity(0.5))) == ["fill 0.5"])
    #expect(steps(RoundedRectangle(cornerRadius: 4).fill(.blue)) == ["fill 1.0"])
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(steps(Capsule().fill(gradient)) == ["gradient"])
    #expect(steps(gradient) == ["gradient"])
    #expect(steps(Ellipse().stroke(.red, lineWidth: 2)) == ["stroke"])
    #expect(steps(Color.clear).isEmpty)
  }

  @Test("a circle is the largest one that fits, and is centered")
  func circle() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.bounds == CGRect(x: 30, y: 0, width: 40, height: 40))
  }

  @Test("frames are drawn on whole pixels")
  func pixels() {
    let probe = TreeProbe(
      HStack(spacing: 0) {
        Color.red
        Color.blue
        Color.green
      }.frame(width: 100), width: 100, height: 10)
    let frames = probe.tree.nodes.indices.filter { probe.tree.nodes[$0].isLeaf }
      .map { probe.tree.drawnFrame(of: $0) }
    for frame in frames {
      let edge: CGFloat = frame.minX * 3
      #expect(edge.rounded() / 3 == frame.minX)
    }
    #expect(frames[0].maxX == frames[1].minX)
  }

  @Test("a theme provides the colors of text and roles, and both can be overridden")
  func theme() {
    struct Palette: View {
      @Environment(\.viewFactoryColor) var palette
      var body: some View { Text(palette == nil ? "none" : "palette") }
    }
    let theme = LightViewFactoryColor()
    let view = VStack {
      Text("a")
      Text("b").foregroundColor(\.labelHeader)
      Text("c").foregroundColor(.red)
      Palette()
    }
    let themed = TreeProbe(view.viewFactoryColor(theme), width: 300, height: 300).texts
    #expect(themed.map(\.color) == [theme.labelBody, theme.labelHeader, .red, theme.labelBody])
    #expect(themed.last?.text == "palette")
    let plain = TreeProbe(view, width: 300, height: 300).texts
    #expect(
      plain.map(\.color) == [.label, DefaultViewFactoryColor().labelHeader, .red, .label])
    #expect(plain.last?.text == "none")
  }

  @Test("images are looked up by name, keep their size, and fill the space when resizable")
  func images() {
    let photo = Image(content: .figures([]), size: CGSize(width: 40, height: 20))
    let plain = Image("photo").images(["photo": photo])
    #expect(TreeProbe.size(of: plain, 300, 300) == CGSize(width: 40, height: 20))
    #expect(steps(plain) == ["image"])
    let resizable = Image("photo").resizable().images(["photo": photo])
    #expect(TreeProbe.size(of: resizable, 300, 300) == CGSize(width: 300, height: 300))
    #expect(TreeProbe.size(of: resizable, nil, nil) == CGSize(width: 40, height: 20))
    #expect(
      TreeProbe.size(of: resizable.scaledToFit(), 100, 100) == CGSize(width: 100, height: 50))
    #expect(
      TreeProbe.size(of: resizable.scaledToFill(), 100, 100) == CGSize(width: 200, height: 100))
  }

  @Test("a named image is drawn in its own rendering mode unless another is set")
  func renderingModes() {
    func mode(_ view: some View) -> Image.RenderingMode? {
      for case .mark(.image(let image, _, _)) in TreeProbe(view, width: 90, height: 90).tree
        .drawingSteps()
      { return image.renderingMode }
      return nil
    }
    let mask = Image(
      content: .figures([]), size: CGSize(width: 40, height: 20), renderingMode: .alwaysTemplate)
    #expect(mode(Image("mask").images(["mask": mask])) == .alwaysTemplate)
    let original = Image("mask").withRenderingMode(.alwaysOriginal).images(["mask": mask])
    #expect(mode(original) == .alwaysOriginal)
  }

  @Test("an accessibility hint applies to views after nested buttons, too")
  func nestedButtons() {
    let view = VStack {
      Button {
      } label: {
        Button("Inner") {}
      }
      Text("After")
    }.accessibilityHint("Hint")
    var hints: [String?] = []
    for case .mark(.spoken(let attributes, _)) in TreeProbe(view, width: 90, height: 90).tree
      .drawingSteps() where attributes.label == "After"
    { hints.append(attributes.hint) }
    #expect(hints == ["Hint"])
  }

  @Test("symbols match the size of the font around them")
  func symbols() {
    let small = TreeProbe.size(of: Image(systemName: "pencil").font(.caption), nil, nil)
    let large = TreeProbe.size(of: Image(systemName: "pencil").font(.largeTitle), nil, nil)
    #expect(large.width > small.width * 2)
    let resizable = Image(systemName: "pencil").resizable().frame(width: 90, height: 90)
    #expect(steps(resizable) == ["image"])
  }

  @Test("sibling effects aren't nested, however many there are")
  func effectsInARow() {
    let probe = TreeProbe(
      VStack(spacing: 0) { ForEach(0..<250, id: \.self) { _ in Color.red.clipped() } },
      width: 100, height: 500)
    #expect(probe.steps.filter { $0 == "clip" }.count == 250)
  }

  @Test("the shadow of a container with nodes is that of its drawing, too")
  func shadowsOfContainers() {
    func shadows(_ view: some View) -> Int {
      let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) { view }
      host.layoutIfNeeded()
      return DisplayList(of: host).operations.count {
        if case .begin(.shadow) = $0 { true } else { false }
      }
    }
    let node = ViewNode()
    node.backgroundColor = .red
    #expect(shadows(Text("a").shadow(radius: 2)) == 1)
    #expect(shadows(VStack { Text("a") }.padding(1).shadow(radius: 2)) == 1)
    // What is behind the node, and what is in front of it.
    let mixed = VStack {
      Text("a")
      NodeView(node).frame(width: 10, height: 10)
      Text("b")
    }
    #expect(shadows(mixed) == 0)
    #expect(shadows(mixed.shadow(radius: 2)) >= 2)
  }
}
