// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitNames
import ViewNodes

/// A property of how layers look that can be set and animated by its name.
enum LookProperty: String {
  case strokeStart, strokeEnd, lineWidth, lineDashPhase, path, fillColor, strokeColor
  case backgroundColor, borderColor, transform

  /// Returns the value, or `nil` if the layer has no such property or no value.
  func value(of layer: CALayer) -> Any? {
    let shape = layer as? CAShapeLayer
    switch self {
    case .strokeStart: return shape?.strokeStart
    case .strokeEnd: return shape?.strokeEnd
    case .lineWidth: return shape?.lineWidth
    case .lineDashPhase: return shape?.lineDashPhase
    case .path: return shape?.path
    case .fillColor: return shape?.fillColor
    case .strokeColor: return shape?.strokeColor
    case .backgroundColor: return layer.backgroundColor
    case .borderColor: return layer.borderColor
    case .transform: return layer.transform
    }
  }

  /// Sets the value.
  ///
  /// - Returns: Whether the layer has such a property; a value of another type is ignored.
  func set(_ value: Any?, of layer: CALayer) -> Bool {
    switch self {
    case .backgroundColor: if let color = value as? CGColor { layer.backgroundColor = color }
    case .borderColor: if let color = value as? CGColor { layer.borderColor = color }
    case .transform: if let transform = value as? CATransform3D { layer.transform = transform }
    default:
      guard let shape = layer as? CAShapeLayer else { return false }
      set(value, of: shape)
    }
    return true
  }

  private func set(_ value: Any?, of shape: CAShapeLayer) {
    switch self {
    case .path:
      if let path = value as? CGPath ?? (value as? CGMutablePath)?.path { shape.path = path }
    case .fillColor: if let color = value as? CGColor { shape.fillColor = color }
    case .strokeColor: if let color = value as? CGColor { shape.strokeColor = color }
    default:
      guard let number = LayerProperty.number(value) else { return }
      switch self {
      case .strokeStart: shape.strokeStart = number
      case .strokeEnd: shape.strokeEnd = number
      case .lineWidth: shape.lineWidth = number
      default: shape.lineDashPhase = number
      }
    }
  }
}
