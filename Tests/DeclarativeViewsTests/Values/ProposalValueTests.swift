// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Proposals and lengths as values")
struct ProposalValueTests {
  @Test(
    "a proposed length is at least 0, or none if it isn't a number",
    arguments: [
      (nil, nil), (-5, 0), (0, 0), (7, 7), (CGFloat.infinity, CGFloat.infinity),
      (-CGFloat.infinity, 0), (CGFloat.nan, nil),
    ] as [(CGFloat?, CGFloat?)])
  func lengths(_ row: (CGFloat?, CGFloat?)) {
    let both = ProposedViewSize(width: row.0, height: row.0)
    #expect(both.width == row.1 && both.height == row.1)
    var size = ProposedViewSize(width: 1, height: 2)
    size.width = row.0
    #expect(size.width == row.1 && size.height == 2)
    size.width = 1
    size.height = row.0
    #expect(size.width == 1 && size.height == row.1)
  }

  @Test("equal proposals are equal in both lengths, whatever the sign of zero")
  func equality() {
    let size = ProposedViewSize(width: 1, height: 2)
    #expect(size == ProposedViewSize(CGSize(width: 1, height: 2)))
    #expect(
      size != ProposedViewSize(width: 1, height: 3) && size != ProposedViewSize(width: 3, height: 2)
    )
    #expect(size != ProposedViewSize(width: 2, height: 1))
    #expect(ProposedViewSize(width: nil, height: .nan) == .unspecified)
    let negative = ProposedViewSize(width: -0.0, height: -0.0)
    #expect(negative == .zero && negative.hashValue == ProposedViewSize.zero.hashValue)
    #expect(
      ProposedViewSize.infinity.width == .infinity && ProposedViewSize.infinity.height == .infinity)
    let different: Set = [
      ProposedViewSize(width: 1, height: 2), ProposedViewSize(width: 2, height: 1),
      ProposedViewSize(width: 1, height: nil), ProposedViewSize(width: nil, height: 1), .zero,
      .unspecified, .infinity, size,
    ]
    #expect(different.count == 7)
  }

  @Test("unspecified lengths are replaced by 10, or what is stated")
  func replacing() {
    let size = CGSize(width: 3, height: 4)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10)
    )
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
    #expect(
      ProposedViewSize(width: 1, height: nil).replacingUnspecifiedDimensions(by: size)
        == CGSize(width: 1, height: 4))
    #expect(
      ProposedViewSize(width: nil, height: 1).replacingUnspecifiedDimensions(by: size)
        == CGSize(width: 3, height: 1))
  }

  @Test("lengths along and across an axis are the width and the height, or the reverse")
  func axes() {
    #expect(
      ProposedViewSize(.horizontal, along: 1, across: 2) == ProposedViewSize(width: 1, height: 2))
    #expect(
      ProposedViewSize(.vertical, along: 1, across: 2) == ProposedViewSize(width: 2, height: 1))
    #expect(CGSize(.horizontal, along: 1, across: 2) == CGSize(width: 1, height: 2))
    #expect(CGSize(.vertical, along: 1, across: 2) == CGSize(width: 2, height: 1))
    var size = ProposedViewSize(width: 1, height: 2)
    #expect(size[.horizontal] == 1 && size[.vertical] == 2)
    size[.horizontal] = 5
    #expect(size == ProposedViewSize(width: 5, height: 2))
    size[.vertical] = nil
    #expect(size == ProposedViewSize(width: 5, height: nil))
    #expect(
      CGSize(width: 1, height: 2)[.horizontal] == 1 && CGSize(width: 1, height: 2)[.vertical] == 2)
    #expect(Axis.horizontal.crossing == .vertical && Axis.vertical.crossing == .horizontal)
    let sets: [(Axis.Set, Bool, Bool)] = [
      ([], false, false), (.horizontal, true, false), (.vertical, false, true),
      ([.horizontal, .vertical], true, true),
    ]
    for (set, horizontal, vertical) in sets {
      #expect(
        set.contains(Axis.horizontal) == horizontal && set.contains(Axis.vertical) == vertical)
    }
    #expect(Axis.Set(Axis.horizontal) == .horizontal && Axis.Set(Axis.vertical) == .vertical)
  }

  @Test(
    "numbers in traces have at most two decimal places",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (1.25, "1.25"), (0.0625, "0.06"),
      (2.0625, "2.06"), (-0.001, "0"), (0.004, "0"), (0.006, "0.01"), (-0.006, "-0.01"),
      (99.999, "100"), (10, "10"), (0.1, "0.1"), (.nan, "NaN"), (.infinity, "∞"),
      (-.infinity, "-∞"), (1e11, "100000000000"), (1e12, "1000000000000.0"),
    ] as [(CGFloat, String)])
  func traces(_ row: (CGFloat, String)) {
    #expect(row.0.traceText == row.1)
  }

  @Test("views are named with their parameters in traces")
  func names() {
    func name(_ view: some View) -> String {
      TreeProbe(view, width: 10, height: 10).tree.nodes[1].element.name
    }
    let color = Color.red
    #expect(name(color.padding(3)) == "padding(3)")
    #expect(
      name(color.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "padding(1, 2, 3, 4)")
    #expect(name(color.padding(.leading, 2)) == "padding(0, 2, 0, 0)")
    #expect(name(color.fixedSize()) == "fixedSize()")
    for (horizontal, vertical) in [(true, false), (false, true), (false, false)] {
      #expect(
        name(color.fixedSize(horizontal: horizontal, vertical: vertical))
          == "fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
    }
    #expect(name(color.frame(width: 1)) == "frame(width: 1)")
    #expect(name(color.frame(width: 1, height: 2)) == "frame(width: 1, height: 2)")
    #expect(
      name(
        color.frame(
          minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6))
        == "frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)"
    )
    #expect(name(color.offset(x: 1, y: 2)) == "offset(x: 1, y: 2)")
    #expect(name(color.position(x: 1, y: 2)) == "position(x: 1, y: 2)")
    #expect(name(color.layoutPriority(1.5)) == "layoutPriority(1.5)")
    #expect(name(color.scaledToFill()) == "aspectRatio(nil, contentMode: .fill)")
    #expect(name(color.aspectRatio(2, contentMode: .fit)) == "aspectRatio(2, contentMode: .fit)")
    #expect(
      name(color.overlay(Text("a"))) == "overlay"
        && name(color.background(Text("a"))) == "background")
    #expect(name(LazyVStack {}) == "LazyVStack" && name(LazyHStack {}) == "LazyHStack")
    #expect(
      name(LazyVGrid(columns: []) {}) == "LazyVGrid" && name(LazyHGrid(rows: []) {}) == "LazyHGrid")
    let (forty, more) = (String(repeating: "a", count: 40), String(repeating: "a", count: 41))
    #expect(name(Text(forty)) == "Text “\(forty)”")
    #expect(name(Text(more)) == "Text “\(forty.dropLast())…”")
  }
}
