// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews
public import StyledViews

/// A gradient helper that records its calls and adds no layers.
public final class MockGradientHelper: GradientHelperProtocol {
  /// The name that the last call requested or added.
  public var mockLayerName: String?
  /// The view that the last call read or cleared.
  public var mockFromView: UIView?
  /// The view that the last gradient was added to.
  public var mockForView: UIView?
  /// The return value of ``get(_:from:)``.
  public var mockGradientLayer: CAGradientLayer? {
    get { getCalls.answer ?? nil }
    set { getCalls.answer = newValue }
  }

  /// Creates the mock.
  public init() {}

  /// The calls to ``get(_:from:)``.
  public let getCalls = CallRecorder<(name: String, view: UIView), CAGradientLayer?>()
  /// The number of calls to ``get(_:from:)``.
  public var getCallsCount: Int { getCalls.count }

  /// Records the call and returns the configured value.
  public func get(_ name: String, from view: UIView) -> CAGradientLayer? {
    mockLayerName = name
    mockFromView = view
    return getCalls.record((name, view)) { nil }
  }

  /// The calls to ``removeAllGradientSublayers(from:)``.
  public let removeAllGradientSublayersCalls = CallRecorder<UIView, Void>()
  /// The number of calls to ``removeAllGradientSublayers(from:)``.
  public var removeAllGradientSublayersCallsCount: Int { removeAllGradientSublayersCalls.count }

  /// Records the call.
  public func removeAllGradientSublayers(from view: UIView) {
    mockFromView = view
    removeAllGradientSublayersCalls.record(view)
  }

  /// The calls to ``diagonal(for:colorTop:colorBottom:layerName:)``.
  public let diagonalCalls = CallRecorder<
    (view: UIView, colorTop: UIColor, colorBottom: UIColor, layerName: String), Void
  >()
  /// The number of calls to ``diagonal(for:colorTop:colorBottom:layerName:)``.
  public var diagonalCallsCount: Int { diagonalCalls.count }

  /// Records the call.
  ///
  /// - Throws: The configured error, if there is one.
  public func diagonal(for view: UIView, colorTop: UIColor, colorBottom: UIColor, layerName: String)
    throws
  {
    mockForView = view
    mockLayerName = layerName
    try diagonalCalls.recordThrowing((view, colorTop, colorBottom, layerName))
  }

  /// The calls to ``custom(for:frame:layerName:cornerRadius:start:end:colors:type:)``.
  public let customCalls = CallRecorder<
    (
      view: UIView, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
      start: CAGradientLayer.Point, end: CAGradientLayer.Point, colors: [UIColor],
      type: CAGradientLayerType
    ), Void
  >()
  /// The number of calls to ``custom(for:frame:layerName:cornerRadius:start:end:colors:type:)``.
  public var customCallsCount: Int { customCalls.count }

  /// Records the call.
  ///
  /// - Throws: The configured error, if there is one.
  public func custom(
    for view: UIView, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
    start: CAGradientLayer.Point, end: CAGradientLayer.Point, colors: [UIColor],
    type: CAGradientLayerType
  ) throws {
    mockForView = view
    mockLayerName = layerName
    try customCalls.recordThrowing((view, frame, layerName, cornerRadius, start, end, colors, type))
  }
}
