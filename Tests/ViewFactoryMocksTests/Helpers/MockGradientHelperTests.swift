// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock gradient helper")
struct MockGradientHelperTests {
  let mock = MockGradientHelper()
  let view = ViewNode()
  var helper: any GradientHelperProtocol { mock }

  @Test("every method is recorded and draws nothing")
  func recorded() throws {
    try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    #expect(mock.diagonalCallsCount == 1)
    #expect(mock.diagonalCalls.first?.layerName == "gradientDiagonal")
    #expect(mock.mockLayerName == "gradientDiagonal")
    #expect(mock.mockForView === view)
    try helper.custom(for: view, colors: [.red])
    #expect(mock.customCallsCount == 1)
    #expect(mock.mockLayerName == "gradientCustom")
    let call = try #require(mock.customCalls.first)
    #expect(call.frame == nil)
    #expect(call.cornerRadius == nil)
    #expect(call.start == .topLeft)
    #expect(call.end == .bottomRight)
    #expect(call.colors == [.red])
    #expect(call.type == .radial)
    #expect(helper.get("name", from: view) == nil)
    #expect(mock.getCallsCount == 1)
    #expect(mock.mockLayerName == "name")
    #expect(mock.mockFromView === view)
    helper.removeAllGradientSublayers(from: view)
    #expect(mock.removeAllGradientSublayersCallsCount == 1)
    #expect(view.layer.sublayers == nil)
  }

  @Test("a stubbed result or error is used")
  func set() {
    let layer = GradientLayer()
    mock.mockGradientLayer = layer
    #expect(helper.get("name", from: view) === layer)
    #expect(mock.mockGradientLayer === layer)
    mock.diagonalCalls.error = GradientErrorEnum.layerAlreadyExist
    mock.customCalls.error = GradientErrorEnum.layerAlreadyExist
    #expect(throws: GradientErrorEnum.layerAlreadyExist) {
      try helper.diagonal(for: view, colorTop: .red, colorBottom: .blue)
    }
    #expect(throws: GradientErrorEnum.layerAlreadyExist) {
      try helper.custom(for: view, colors: [])
    }
  }
}
