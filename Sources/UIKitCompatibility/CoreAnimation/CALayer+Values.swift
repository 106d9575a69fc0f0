// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import UIKitNames
import ViewNodes

extension CALayer {
  /// Sets a property by its name, or keeps a value under a name of your own.
  ///
  /// The properties are `bounds`, `cornerRadius`, `borderWidth`, `frame`, `hidden`, `opacity`,
  /// `position`, and, by their paths, `position.x`, `position.y`, `transform.rotation`,
  /// `transform.scale`, and `transform.translation.x` and `.y`, also `backgroundColor`,
  /// `borderColor`, and `transform`, and, of shapes, `path`, `strokeStart`, `strokeEnd`, `lineWidth`,
  /// `lineDashPhase`, `fillColor`, and `strokeColor`; a value of another type is ignored.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to remove it.
  ///   - key: The name.
  public final func setValue(_ value: Any?, forKey key: String) {
    if !setProperty(value, named: key) { kept.values[key] = value }
  }

  /// Sets a property by its path; see ``setValue(_:forKey:)``.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to remove it.
  ///   - keyPath: The path.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Returns the value of a property, or one that is kept under a name of your own.
  ///
  /// - Parameter key: The name; see ``setValue(_:forKey:)``.
  /// - Returns: The value, that of ``Layer/defaultValue(forKey:)`` if none was set, or `nil`.
  public final func value(forKey key: String) -> Any? {
    LayerProperty(rawValue: key).map { $0.value(of: self) }
      ?? LookProperty(rawValue: key)?.value(of: self) ?? kept.values[key]
      ?? Self.defaultValue(forKey: key)
  }

  /// Sets a property by its name or path.
  ///
  /// - Returns: Whether the layer has such a property.
  final func setProperty(_ value: Any?, named key: String) -> Bool {
    if let property = LayerProperty(rawValue: key) {
      property.set(value, of: self)
      return true
    }
    return LookProperty(rawValue: key)?.set(value, of: self) ?? false
  }

  /// Returns the value of a property by its path; see ``value(forKey:)``.
  ///
  /// - Parameter keyPath: The path.
  /// - Returns: The value, or `nil` if there is none.
  public final func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

/// A property of layers that can be set by its name.
enum LayerProperty: String {
  case bounds, cornerRadius, borderWidth, frame, hidden, opacity, position
  case positionX = "position.x"
  case positionY = "position.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case scale = "transform.scale"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"

  func value(of layer: CALayer) -> Any {
    let transform = layer.affineTransform()
    switch self {
    case .bounds: return layer.bounds
    case .cornerRadius: return layer.cornerRadius
    case .borderWidth: return layer.borderWidth
    case .frame: return layer.frame
    case .hidden: return layer.isHidden
    case .opacity: return Float(layer.ownOpacity)
    case .position: return layer.position
    case .positionX: return layer.position.x
    case .positionY: return layer.position.y
    case .rotation, .rotationZ: return atan2(transform.b, transform.a)
    case .scale:
      // Core Animation's value is the mean of the axes.
      return (hypot(transform.a, transform.b) + hypot(transform.c, transform.d)) / 2
    case .translationX: return transform.tx
    case .translationY: return transform.ty
    }
  }

  func set(_ value: Any?, of layer: CALayer) {
    switch self {
    case .bounds: if let value = value as? CGRect { layer.bounds = value }
    case .frame: if let value = value as? CGRect { layer.frame = value }
    case .position: if let value = value as? CGPoint { layer.position = value }
    case .hidden: if let value = value as? Bool { layer.isHidden = value }
    default: if let number = Self.number(value) { set(number, of: layer) }
    }
  }

  private func set(_ number: CGFloat, of layer: CALayer) {
    var transform = layer.affineTransform()
    switch self {
    case .cornerRadius: return layer.cornerRadius = number
    case .borderWidth: return layer.borderWidth = number
    case .opacity: return layer.ownOpacity = number
    case .positionX: return layer.position.x = number
    case .positionY: return layer.position.y = number
    case .translationX: transform.tx = number
    case .translationY: transform.ty = number
    case .rotation, .rotationZ:
      let (x, y) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      (transform.a, transform.b) = (x * cos(number), x * sin(number))
      (transform.c, transform.d) = (-y * sin(number), y * cos(number))
    case .scale:
      let angle = atan2(transform.b, transform.a)
      (transform.a, transform.b) = (number * cos(angle), number * sin(angle))
      (transform.c, transform.d) = (-number * sin(angle), number * cos(angle))
    case .bounds, .frame, .hidden, .position: return
    }
    layer.setAffineTransform(transform)
  }

  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
