// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A gradient helper that records its calls and adds no layers.
public final class MockGradientHelper: GradientHelperProtocol {
  /// The name that the last call asked for or added.
  public var mockLayerName: String?
  /// The view that the last call read or cleared.
  public var mockFromView: ViewNode?
  /// The view that the last gradient was added to.
  public var mockForView: ViewNode?
  /// Another name of ``getAnswer``.
  public var mockGradientLayer: GradientLayer? {
    get { getAnswer }
    set { getAnswer = newValue }
  }

  /// Makes the mock.
  public init() {}

  // MARK: get(_:from:)

  /// The arguments of the calls of ``get(_:from:)``, in order.
  public private(set) var getCalls: [(name: String, view: ViewNode)] = []
  /// How often ``get(_:from:)`` was called.
  public var getCallsCount: Int { getCalls.count }
  /// What ``get(_:from:)`` answers.
  public var getAnswer: GradientLayer?

  /// Records the call and answers as set.
  public func get(_ name: String, from view: ViewNode) -> GradientLayer? {
    getCalls.append((name: name, view: view))
    mockLayerName = name
    mockFromView = view
    return getAnswer
  }

  // MARK: removeAllGradientSublayers(from:)

  /// The arguments of the calls of ``removeAllGradientSublayers(from:)``, in order.
  public private(set) var removeAllGradientSublayersCalls: [ViewNode] = []
  /// How often ``removeAllGradientSublayers(from:)`` was called.
  public var removeAllGradientSublayersCallsCount: Int { removeAllGradientSublayersCalls.count }

  /// Records the call.
  public func removeAllGradientSublayers(from view: ViewNode) {
    removeAllGradientSublayersCalls.append(view)
    mockFromView = view
  }

  // MARK: diagonal(for:colorTop:colorBottom:layerName:)

  /// The arguments of the calls of ``diagonal(for:colorTop:colorBottom:layerName:)``, in order.
  public private(set) var diagonalCalls:
    [(view: ViewNode, colorTop: Color, colorBottom: Color, layerName: String)] = []
  /// How often ``diagonal(for:colorTop:colorBottom:layerName:)`` was called.
  public var diagonalCallsCount: Int { diagonalCalls.count }
  /// What ``diagonal(for:colorTop:colorBottom:layerName:)`` throws, unless `nil`.
  public var diagonalError: (any Error)?

  /// Records the call, then throws if an error is set.
  public func diagonal(for view: ViewNode, colorTop: Color, colorBottom: Color, layerName: String)
    throws
  {
    diagonalCalls.append(
      (view: view, colorTop: colorTop, colorBottom: colorBottom, layerName: layerName))
    mockForView = view
    mockLayerName = layerName
    if let diagonalError { throw diagonalError }
  }

  // MARK: custom(for:frame:layerName:cornerRadius:start:end:colors:type:)

  /// The arguments of the calls of ``custom(for:frame:layerName:cornerRadius:start:end:colors:type:)``, in order.
  public private(set) var customCalls:
    [(
      view: ViewNode, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
      start: GradientLayer.Point, end: GradientLayer.Point, colors: [Color], type: Gradient.Kind
    )] = []
  /// How often ``custom(for:frame:layerName:cornerRadius:start:end:colors:type:)`` was called.
  public var customCallsCount: Int { customCalls.count }
  /// What ``custom(for:frame:layerName:cornerRadius:start:end:colors:type:)`` throws, unless `nil`.
  public var customError: (any Error)?

  /// Records the call, then throws if an error is set.
  public func custom(
    for view: ViewNode, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: GradientLayer.Point, end: GradientLayer.Point, colors: [Color], type: Gradient.Kind
  ) throws {
    customCalls.append(
      (
        view: view, frame: frame, layerName: layerName, cornerRadius: cornerRadius, start: start,
        end: end, colors: colors, type: type
      ))
    mockForView = view
    mockLayerName = layerName
    if let customError { throw customError }
  }
}
