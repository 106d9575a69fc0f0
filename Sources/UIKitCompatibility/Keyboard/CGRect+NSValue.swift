// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's systems a rectangle in a dictionary of any values is available as `CGRect` and as
// `NSValue`, and code that reads the keyboard's frame uses either.
nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Returns the rectangle of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Returns the rectangle of a value, unless the value is of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    let ofRectangles = String(cString: NSValue(rect: .zero).objCType)
    let isRectangle = String(cString: source.objCType) == ofRectangles
    result = isRectangle ? source.rectValue : nil
    return isRectangle
  }

  /// Returns the rectangle of a value, or an empty one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }
}
