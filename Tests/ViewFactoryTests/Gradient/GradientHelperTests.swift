// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory

@Suite("Gradient helper")
struct GradientHelperTests {
  let helper: any GradientHelperProtocol = GradientHelper()
  let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 100))

  @Test("a diagonal gradient begins a quarter inside and ends in the lower-right corner")
  func diagonal() throws {
    try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    let layer = try #require(helper.get("gradientDiagonal", from: view))
    #expect(layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.25, y: 0.25))
    #expect(layer.endPoint == CGPoint(x: 1, y: 1))
    #expect(layer.colors == [.red, .blue])
    #expect(layer.frame == view.bounds)
  }

  @Test(
    "a custom gradient is radial, from the top left to the bottom right, unless specified otherwise"
  )
  func customDefaults() throws {
    try helper.custom(for: view, colors: [.red, .blue])
    let layer = try #require(helper.get("gradientCustom", from: view))
    #expect(layer.type == .radial)
    #expect(layer.startPoint == CGPoint(x: 0, y: 0))
    #expect(layer.endPoint == CGPoint(x: 1, y: 1))
    #expect(layer.cornerRadius == 0)
    #expect(layer.frame == view.bounds)
  }

  @Test("every property of a custom gradient can be specified")
  func customGiven() throws {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    try helper.custom(
      for: view, frame: frame, layerName: "mine", cornerRadius: 16, start: .center,
      end: .bottomCenter, colors: [.red, .yellow, .green], type: .conic)
    let layer = try #require(helper.get("mine", from: view))
    #expect(layer.type == .conic)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.cornerRadius == 16)
    #expect(layer.colors == [.red, .yellow, .green])
    #expect(layer.frame == frame)
  }

  @Test("a gradient without its own frame follows the view's size, and one with a frame doesn't")
  func followsBounds() throws {
    try helper.custom(for: view, layerName: "following", colors: [.red, .blue])
    try helper.custom(
      for: view, frame: CGRect(x: 0, y: 0, width: 5, height: 5), layerName: "fixed",
      colors: [.red, .blue])
    view.frame = CGRect(x: 7, y: 8, width: 40, height: 50)
    let following = try #require(helper.get("following", from: view))
    #expect(following.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(following.bounds == following.frame)
    #expect(helper.get("fixed", from: view)?.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("a gradient without a corner radius follows the view's, and one with a radius doesn't")
  func followsCorners() throws {
    try helper.custom(for: view, layerName: "following", colors: [.red, .blue])
    try helper.custom(for: view, layerName: "round", cornerRadius: 5, colors: [.red, .blue])
    try helper.custom(
      for: view, frame: CGRect(x: 0, y: 0, width: 5, height: 5), layerName: "fixed",
      colors: [.red, .blue])
    for radius in [CGFloat(12), 8] {
      view.layer.cornerRadius = radius
      func outline(_ name: String) -> BezierPath? { helper.get(name, from: view)?.outline }
      #expect(outline("following") == BezierPath(roundedRect: view.bounds, cornerRadius: radius))
      #expect(outline("round") == BezierPath(roundedRect: view.bounds, cornerRadius: 5))
      #expect(outline("fixed") == BezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }
  }

  @Test("a duplicate gradient name is rejected and nothing changes")
  func nameTaken() throws {
    try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    let before = view.layer.sublayers
    #expect(throws: GradientErrorEnum.layerAlreadyExist) {
      try helper.diagonal(for: view, colorTop: .green, colorBottom: .yellow)
    }
    #expect(throws: GradientErrorEnum.layerAlreadyExist) {
      try helper.custom(for: view, layerName: "gradientDiagonal", colors: [.green])
    }
    #expect(view.layer.sublayers?.map(ObjectIdentifier.init) == before?.map(ObjectIdentifier.init))
    #expect(helper.get("gradientDiagonal", from: view)?.colors == [.red, .blue])
  }

  @Test("a layer with that name that isn't a gradient is ignored")
  func otherLayerOfThatName() throws {
    let other = Layer()
    other.name = "gradientDiagonal"
    view.layer.addSublayer(other)
    try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    view.layer.insertSublayer(other, at: 0)
    #expect(helper.get("gradientDiagonal", from: view)?.colors == [.red, .blue])
    #expect(throws: GradientErrorEnum.layerAlreadyExist) {
      try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    }
  }

  @Test("a new gradient goes below the existing ones")
  func order() throws {
    try helper.custom(for: view, layerName: "first", colors: [.red])
    try helper.custom(for: view, layerName: "second", colors: [.blue])
    #expect(view.layer.sublayers?.map(\.name) == ["second", "first"])
  }

  @Test("removing all gradients keeps the other layers, and returns nil if there are none")
  func removeAll() throws {
    let other = Layer()
    view.layer.addSublayer(other)
    try helper.custom(for: view, layerName: "first", colors: [.red])
    try helper.custom(for: view, layerName: "second", colors: [.blue])
    helper.removeAllGradientSublayers(from: view)
    #expect(view.layer.sublayers?.count == 1)
    #expect(view.layer.sublayers?.first === other)
    other.removeFromSuperlayer()
    try helper.custom(for: view, colors: [.red])
    helper.removeAllGradientSublayers(from: view)
    #expect(view.layer.sublayers == nil)
  }

  @Test("a view without layers has no gradients")
  func noLayers() {
    #expect(helper.get("gradientCustom", from: view) == nil)
    helper.removeAllGradientSublayers(from: view)
  }

  nonisolated static let points: [(GradientLayer.Point, CGFloat, CGFloat)] = [
    (.topLeft, 0, 0), (.topCenter, 0.5, 0), (.topRight, 1, 0), (.centerLeft, 0, 0.5),
    (.center, 0.5, 0.5), (.centerRight, 1, 0.5), (.bottomLeft, 0, 1), (.bottomCenter, 0.5, 1),
    (.bottomRight, 1, 1),
  ]

  @Test("the nine points are points of the unit square", arguments: points)
  func unitPoints(point: GradientLayer.Point, x: CGFloat, y: CGFloat) {
    #expect(point.point == CGPoint(x: x, y: y))
    #expect(GradientLayer.Point.allCases.count == 9)
  }

  @Test("the description of the error is a sentence")
  func sentence() {
    #expect(
      GradientErrorEnum.layerAlreadyExist.description
        == "The view already has a gradient layer with that name; remove it first or choose another "
        + "name.")
  }
}
