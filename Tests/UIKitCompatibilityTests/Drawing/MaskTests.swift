// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Masks and trimmed paths")
struct MaskTests {
  private let view: UIView = {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.backgroundColor = .red
    return view
  }()

  private func operations() -> [DisplayList.Operation] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    return DisplayList(of: root).operations
  }

  private var clip: CGPath? {
    operations().lazy.compactMap { operation -> CGPath? in
      if case .begin(.clip(let path)) = operation { return path }
      return nil
    }.first
  }

  /// Whether nothing is left to draw.
  private var drawsNothing: Bool { operations().isEmpty }

  @Test("a shape layer masks a layer by its path, wherever the mask's frame is")
  func shape() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    view.layer.mask = mask
    #expect(clip?.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.frame = CGRect(x: 5, y: 6, width: 20, height: 20)
    #expect(clip?.bounds == CGRect(x: 15, y: 16, width: 20, height: 20))
    view.layer.mask = nil
    #expect(clip == nil)
  }

  @Test("a mask without a shape hides everything")
  func empty() {
    let mask = CAShapeLayer()
    view.layer.mask = mask
    #expect(drawsNothing)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    #expect(clip?.elements.isEmpty == false && !drawsNothing)
    mask.fillColor = nil
    #expect(drawsNothing)
    mask.fillColor = .black
    mask.isHidden = true
    #expect(drawsNothing)
    mask.isHidden = false
    mask.opacity = 0
    #expect(drawsNothing)
  }

  @Test("a view masks another one by its outline, with its corners, if it has a background")
  func viewMask() {
    do {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      mask.layer.cornerRadius = 8
      view.mask = mask
      #expect(view.mask === mask)
      #expect(drawsNothing)
      mask.backgroundColor = .white
    }
    #expect(clip?.shape == .rectangle(CGRect(x: 10, y: 10, width: 40, height: 40), cornerRadius: 8))
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil && clip == nil)
  }

  @Test("pages clip masked elements with a path")
  func html() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    view.layer.mask = mask
    #expect(view.html().contains(";clip-path:path('M0 0"))
    mask.path = nil
    #expect(view.html().contains(";clip-path:path('M0 0')"))
  }

  @Test("the stroke of a shape layer is drawn from strokeStart to strokeEnd")
  func stroke() {
    let ring = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    ring.path = path.cgPath
    ring.fillColor = nil
    ring.strokeColor = .blue
    ring.strokeStart = 0.25
    ring.strokeEnd = 0.75
    view.backgroundColor = nil
    view.layer.addSublayer(ring)
    let stroked = operations().lazy.compactMap { operation -> CGPath? in
      if case .stroke(let path, _, _) = operation { return path }
      return nil
    }.first
    #expect(stroked?.bounds == CGRect(x: 35, y: 10, width: 50, height: 0))
  }

  @Test("a path contains the points that it encloses")
  func containing() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 50, y: 1)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 101, y: 50)))
  }
}
