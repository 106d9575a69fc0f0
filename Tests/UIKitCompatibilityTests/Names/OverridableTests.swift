// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// A label with room around its text, as people write it.
private final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
  private(set) var drawn: CGRect?

  override func drawText(in rect: CGRect) {
    drawn = rect.inset(by: insets)
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

private final class InsetView: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  override class var requiresConstraintBasedLayout: Bool { true }
  override nonisolated var description: String { "<InsetView>" }
}

@Suite("Overridable members")
struct OverridableTests {
  @Test("a label's text is drawn in the rectangle that an override returns")
  func paddedLabel() {
    let label = PaddedLabel()
    label.text = "text"
    let plain = UILabel()
    plain.text = "text"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    let context = Recorder()
    label.draw(label.bounds, in: context)
    #expect(label.drawn == label.bounds.inset(by: label.insets))
    #expect(context.lines.count == 1)
    #expect((context.lines.first?.baseline.x ?? 0) >= 12)
  }

  @Test("the safe area, alignment rectangle, and description of an override are used")
  func insets() {
    let view: UIView = InsetView()
    #expect(view.safeAreaInsets.top == 20)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let alignment = view.alignmentRect(forFrame: frame)
    #expect(alignment == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.frame(forAlignmentRect: alignment) == frame)
    #expect(type(of: view).requiresConstraintBasedLayout)
    #expect("\(view)" == "<InsetView>")
  }
}

@Suite("Semantic content attributes")
struct LayoutDirectionTests {
  @Test(
    "playback and forced contents have their own direction, and others that of their surroundings")
  func directions() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }
}

/// A context that keeps the lines it is given.
private final class Recorder: GraphicsContext {
  var lines: [TextLine] = []
  var displayScale: CGFloat { 3 }
  func fill(_ path: BezierPath, with color: Color) {}
  func fill(_ path: BezierPath, with gradient: Gradient) {}
  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {}
  func draw(_ line: TextLine) { lines.append(line) }
  func draw(_ image: Image, in rect: CGRect, tint: Color) {}
  func withShadow(_ shadow: Shadow, _ body: () -> Void) { body() }
  func withClip(to path: BezierPath, _ body: () -> Void) { body() }
  func withTransform(_ transform: Transform, _ body: () -> Void) { body() }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
}
