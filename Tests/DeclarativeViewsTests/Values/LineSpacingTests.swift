// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Spacing of lines")
struct LineSpacingTests {
  private func height(_ view: some View) -> CGFloat {
    HostingNode { view }.sizeThatFits(CGSize(width: 100, height: 1000)).height
  }

  @Test("line spacing is between lines, not around them, in plain and joined text")
  func lines() {
    let one = height(Text("One").font(.system(size: 10)))
    let two = height(Text("One\nTwo").font(.system(size: 10)))
    #expect(height(Text("One").font(.system(size: 10)).lineSpacing(8)) == one)
    #expect(height(Text("One\nTwo").font(.system(size: 10)).lineSpacing(8)) == two + 8)
    let joined = Text("One\n").bold() + Text("Two")
    #expect(
      height(joined.font(.system(size: 10)).lineSpacing(8))
        == height(joined.font(.system(size: 10))) + 8)
    #expect(height(Text("One\nTwo").font(.system(size: 10)).lineSpacing(-8)) == two)
    #expect(height(VStack { Text("One\nTwo") }.lineSpacing(8).font(.system(size: 10))) == two + 8)
  }

  @Test("line spacing that isn't finite is reported and ignored")
  func invalid() {
    let host = HostingNode { Text("One\nTwo").lineSpacing(.nan) }
    #expect(host.problems.count == 1)
    #expect(host.intrinsicContentSize == HostingNode { Text("One\nTwo") }.intrinsicContentSize)
  }

  @Test("an alignment at a baseline is that of both directions")
  func baselines() {
    #expect(
      Alignment.leadingFirstTextBaseline
        == Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    #expect(
      Alignment.centerFirstTextBaseline
        == Alignment(horizontal: .center, vertical: .firstTextBaseline))
    #expect(
      Alignment.trailingFirstTextBaseline
        == Alignment(horizontal: .trailing, vertical: .firstTextBaseline))
    #expect(
      Alignment.leadingLastTextBaseline
        == Alignment(horizontal: .leading, vertical: .lastTextBaseline))
    #expect(
      Alignment.centerLastTextBaseline
        == Alignment(horizontal: .center, vertical: .lastTextBaseline))
    #expect(
      Alignment.trailingLastTextBaseline
        == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
  }

  @Test("an image of a node is an image of a view")
  func images() {
    let image = Image(content: .figures([]), size: CGSize(width: 20, height: 10))
    #expect(Image(uiImage: image) == image)
  }

  @Test("the layers of a declarative view aren't findings")
  func layers() {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) {
      VStack {
        Text("Progress")
        ProgressView(value: 0.5)
        Text("More").rotationEffect(.degrees(5))
      }
      .padding()
      .background(.blue)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .shadow(radius: 4)
    }
    #expect(layoutFindings(in: host).isEmpty)
  }
}
