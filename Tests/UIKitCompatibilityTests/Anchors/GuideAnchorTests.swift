// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Anchors of layout guides")
struct GuideAnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let guide = UILayoutGuide()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addLayoutGuide(guide)
  }

  /// Places the guide, and the view by constraints to it.
  private func place(_ constraints: [NSLayoutConstraint]) -> CGRect {
    NSLayoutConstraint.activate(
      [
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalToConstant: 60),
      ] + constraints)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test("a view is centered in a guide of half its size")
  func centers() {
    let frame = place([
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 100, height: 60))
    #expect(frame == CGRect(x: 45, y: 25, width: 50, height: 30))
  }

  @Test("a view is between the left and right edges of a guide, in either direction")
  func sides() {
    for (direction, x) in [
      (UISemanticContentAttribute.forceLeftToRight, 20), (.forceRightToLeft, 180),
    ] as [(UISemanticContentAttribute, CGFloat)] {
      let test = GuideAnchorTests()
      test.root.semanticContentAttribute = direction
      let frame = test.place([
        test.view.leftAnchor.constraint(equalTo: test.guide.leftAnchor, constant: 5),
        test.view.rightAnchor.constraint(equalTo: test.guide.rightAnchor, constant: -7),
        test.view.topAnchor.constraint(equalTo: test.guide.topAnchor),
        test.view.bottomAnchor.constraint(equalTo: test.guide.bottomAnchor),
      ])
      #expect(frame == CGRect(x: x + 5, y: 10, width: 88, height: 60))
    }
  }

  @Test("the last baseline of a label is where its last line stands")
  func lastBaseline() {
    let label = UILabel()
    label.text = "one\ntwo"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let frame = place([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    // The baselines of two lines are as far apart as the lines are high.
    #expect(abs(frame.height - label.frame.height / 2) <= 0.5)
    #expect(frame.maxY < label.frame.maxY && frame.minY > 0)
  }

  @Test("an anchor equals no other kind of object")
  func equality() {
    #expect(!view.leadingAnchor.isEqual("leading") && !view.leadingAnchor.isEqual(nil))
    #expect(view.leadingAnchor.isEqual(view.leadingAnchor))
    #expect(!view.leadingAnchor.isEqual(guide.leadingAnchor))
  }

  @Test("numbers of any type are metrics of a visual format, and other values are none")
  func metrics() {
    view.translatesAutoresizingMaskIntoConstraints = false
    for width in [Float(50), NSNumber(value: 50), 50] as [Any] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[v(w)]", metrics: ["w": width], views: ["v": view])
      #expect(made.count == 2 && made.contains { $0.constant == 50 }, "\(type(of: width))")
    }
    let none = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[v(w)]", metrics: ["w": "50"], views: ["v": view])
    #expect(none.isEmpty && root.layoutReport().problems.count == 1)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "[v]-[w]", views: [:]).isEmpty)
  }
}
