// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Mistakes in declarative views")
struct ViewProblemTests {
  private func problems(_ view: some View) -> [String] {
    TreeProbe(view, width: 100, height: 100).tree.problems.map(\.description)
  }

  private static let file = "DeclarativeViewsTests/ViewProblemTests.swift"

  @Test("invalid dimensions of a frame are reported with their location and ignored")
  func frames() {
    let line = #line + 1
    let view = Color.red.frame(width: -5, height: .nan)
    let probe = TreeProbe(view, width: 100, height: 80)
    #expect(probe.frames("frame") == [CGRect(x: 0, y: 0, width: 100, height: 80)])
    #expect(
      probe.tree.problems.map(\.description) == [
        "\(Self.file):\(line): width is -5; it is ignored.",
        "\(Self.file):\(line): height is NaN; it is ignored.",
      ])
    #expect(TreeProbe.size(of: Color.red.frame(width: .infinity), 70, 20).width == 70)
  }

  @Test(
    "limits out of order are reported with their location, and each is raised to the one before it")
  func contradictions() {
    let line = #line + 1
    let view = Color.red.frame(minWidth: 80, maxWidth: 50, minHeight: 1, idealHeight: 5)
    #expect(TreeProbe.size(of: view, 60, nil) == CGSize(width: 80, height: 5))
    #expect(
      problems(view) == [
        "\(Self.file):\(line): minWidth 80, maxWidth 50 are not in ascending order; "
          + "each is raised to the one before it."
      ])
    #expect(
      problems(Color.red.frame(idealHeight: 9, maxHeight: 5)).first?.hasSuffix(
        "idealHeight 9, maxHeight 5 are not in ascending order; "
          + "each is raised to the one before it.") == true)
    let raised = Color.red.frame(minWidth: 30, idealWidth: 20, maxWidth: 10)
    #expect(TreeProbe.size(of: raised, nil, 10).width == 30)
    #expect(TreeProbe.size(of: raised, 100, 10).width == 30)
    let ideal = Color.red.frame(idealHeight: 9, maxHeight: 5)
    #expect(TreeProbe.size(of: ideal, 10, 100).height == 9)
  }

  @Test("other invalid numbers are reported as well")
  func numbers() {
    #expect(problems(Text("a").padding(.nan)).count == 1)
    let views: [any View] = [
      HStack(spacing: .infinity) { Text("a") }, Spacer(minLength: -1),
      Text("a").offset(x: .infinity), Text("a").position(x: .nan, y: 0),
      Text("a").minimumScaleFactor(0), Text("a").cornerRadius(-1), Text("a").shadow(radius: .nan),
      Color.red.aspectRatio(-2, contentMode: .fit),
    ]
    for view in views { #expect(problems(AnyView(view)).count == 1) }
  }

  @Test("the same mistake in many views is reported once")
  func once() {
    let column = VStack { ForEach(0..<20) { _ in Text("a").frame(width: -1) } }
    #expect(problems(column).count == 1)
  }

  @Test("a missing image is reported and takes no space")
  func image() {
    let line = #line + 1
    let view = Image("avatar").resizable().frame(width: 10)
    #expect(
      problems(view) == [
        "\(Self.file):\(line): there is no image named “avatar” in the environment; "
          + "nothing is shown."
      ])
    #expect(TreeProbe.size(of: view, nil, nil) == .zero)
  }

  @Test("a symbol that doesn't exist is reported, and drawn as a box; one that exists isn't")
  func symbols() {
    let line = #line + 1
    let missing = Image(systemName: "pencil.of.nobody")
    #expect(
      problems(missing) == [
        "\(Self.file):\(line): the symbol “pencil.of.nobody” is not available; "
          + "a box is drawn in its place."
      ])
    #expect(problems(Image(systemName: "pencil")) == [])
  }

  @Test("a place in code may have any line")
  func lines() {
    let probe = TreeProbe(
      Text(verbatim: "a").frame(width: -1, height: 1, fileID: #fileID, line: .max), width: 100,
      height: 100)
    #expect(!probe.tree.problems.isEmpty)
  }

  @Test("the description of every mistake is a sentence")
  func sentences() {
    #expect(
      ViewProblem.unusableSize(layout: "Flow").description
        == "Flow returned a size that is not a number; 0 is used instead.")
    #expect(
      ViewProblem.nestedTooDeep(view: "Flow", limit: 500).description
        == "Flow: more than 500 layouts, guides or effects are inside each other; "
        + "the rest is left out.")
    #expect(
      ViewProblem.endless(view: "Text “a”", limit: 9).description
        == "Text “a”: views are more than 9 levels deep; the rest is left out.")
  }
}
