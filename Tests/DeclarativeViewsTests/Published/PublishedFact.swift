// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

/// A published fact about SwiftUI's layout, with its source.
nonisolated struct PublishedFact: Sendable, CustomTestStringConvertible {
  nonisolated enum Check: Sendable {
    /// What a view answers to an offer.
    case size(ProposedViewSize, CGSize)
    /// The frames of the coloured rectangles in a view that is laid out in a size.
    case frames(CGSize, [CGRect])
    /// The widths of these rectangles.
    case widths(CGSize, [CGFloat])
    /// The heights of these rectangles.
    case heights(CGSize, [CGFloat])
  }

  let statement: String
  let source: String
  let check: Check
  let view: TreeWork<any View>

  var testDescription: String { statement }

  /// A view's answer to an offer.
  static func answers(
    _ statement: String, _ source: String, offer: (CGFloat?, CGFloat?),
    _ answer: (CGFloat, CGFloat),
    view: @escaping TreeWork<any View>
  ) -> PublishedFact {
    PublishedFact(
      statement: statement, source: source,
      check: .size(
        ProposedViewSize(width: offer.0, height: offer.1),
        CGSize(width: answer.0, height: answer.1)), view: view)
  }

  /// The frames of rectangles.
  static func lays(
    _ statement: String, _ source: String, in size: (CGFloat, CGFloat),
    _ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)], view: @escaping TreeWork<any View>
  ) -> PublishedFact {
    PublishedFact(
      statement: statement, source: source,
      check: .frames(
        CGSize(width: size.0, height: size.1),
        frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }), view: view)
  }

  /// The widths of rectangles.
  static func divides(
    _ statement: String, _ source: String, width: CGFloat, _ widths: [CGFloat],
    view: @escaping TreeWork<any View>
  ) -> PublishedFact {
    PublishedFact(
      statement: statement, source: source,
      check: .widths(CGSize(width: width, height: 100), widths), view: view)
  }

  /// The heights of rectangles.
  static func stacks(
    _ statement: String, _ source: String, height: CGFloat, _ heights: [CGFloat],
    view: @escaping TreeWork<any View>
  ) -> PublishedFact {
    PublishedFact(
      statement: statement, source: source,
      check: .heights(CGSize(width: 100, height: height), heights), view: view)
  }
}

extension PublishedFact {
  func verify() {
    let view = AnyView(view())
    switch check {
    case .size(let offer, let expected):
      let size = TreeProbe.size(of: view, offer.width, offer.height)
      #expect(
        abs(size.width - expected.width) < 0.01 && abs(size.height - expected.height) < 0.01,
        "\(statement): \(size), not \(expected) (\(source))")
    case .frames(let size, let expected):
      let frames = TreeProbe(view, width: size.width, height: size.height).frames("Color")
      let agrees =
        frames.count == expected.count
        && zip(frames, expected).allSatisfy { one, other in
          [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width,
            one.height - other.height,
          ].allSatisfy { abs($0) < 0.01 }
        }
      #expect(agrees, "\(statement): \(frames), not \(expected) (\(source))")
    case .widths(let size, let expected):
      let frames = TreeProbe(view, width: size.width, height: size.height).frames("Color")
      #expect(
        frames.map { ($0.width * 100).rounded() / 100 } == expected,
        "\(statement) (\(source))")
    case .heights(let size, let expected):
      let frames = TreeProbe(view, width: size.width, height: size.height).frames("Color")
      #expect(
        frames.map { ($0.height * 100).rounded() / 100 } == expected,
        "\(statement) (\(source))")
    }
  }
}
