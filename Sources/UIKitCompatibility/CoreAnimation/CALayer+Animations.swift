// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension CALayer {
  /// Adds an animation, which ends immediately: its delegate is notified of its start and end.
  ///
  /// The layer keeps it only if it isn't removed on completion. If it also fills forwards, the layer
  /// takes the animation's last value, as far as ``setValue(_:forKey:)`` can set it; in Core Animation,
  /// only its presentation does, and removing the animation brings back the earlier value.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The name under which it is kept, replacing a previous one.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isRemovedOnCompletion {
      if let key { keptAnimations[key] = anim }
      if anim.endsWithLastValue { showLastValue(of: anim) }
    }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// Returns the animation that is kept under a name.
  public final func animation(forKey key: String) -> CAAnimation? { keptAnimations[key] }

  /// Returns the names of the animations that are kept, in alphabetical order, or `nil` if there
  /// are none.
  public final func animationKeys() -> [String]? {
    keptAnimations.isEmpty ? nil : keptAnimations.keys.sorted()
  }

  /// Forgets the animation that is kept under a name.
  public final func removeAnimation(forKey key: String) { keptAnimations[key] = nil }

  /// Forgets all animations.
  public final func removeAllAnimations() { keptAnimations = [:] }

  /// Returns the layer itself, which always shows its final values.
  public final func presentation() -> Self? { self }

  private final func showLastValue(of animation: CAAnimation) {
    switch animation {
    case let group as CAAnimationGroup:
      // Not those of groups inside the group, which could contain itself.
      for case let part as CAPropertyAnimation in group.animations ?? [] {
        showLastValue(of: part)
      }
    case let animation as CAPropertyAnimation:
      let last =
        (animation as? CABasicAnimation)?.toValue
        ?? (animation as? CAKeyframeAnimation)?.values?.last
      if let last, let path = animation.keyPath, !animation.isAdditive {
        _ = setProperty(last, named: path)
      }
    default: break
    }
  }

  private final var keptAnimations: [String: CAAnimation] {
    get { kept.animations }
    set { kept.animations = newValue }
  }

  /// What is kept with the layer.
  final var kept: KeptWithLayer {
    get { extras?.animations as? KeptWithLayer ?? KeptWithLayer() }
    set {
      if extras == nil, newValue.isEmpty { return }
      madeExtras.animations = newValue.isEmpty ? nil : newValue
    }
  }
}

extension CAAnimation {
  /// Whether the last value remains once the animation has ended.
  fileprivate final var endsWithLastValue: Bool {
    (fillMode == .forwards || fillMode == .both) && !autoreverses && speed > 0
      && repeatCount < .greatestFiniteMagnitude && repeatDuration < .greatestFiniteMagnitude
  }
}

/// What is kept with a layer under names.
struct KeptWithLayer {
  var animations: [String: CAAnimation] = [:]
  var values: [String: Any] = [:]

  var isEmpty: Bool { animations.isEmpty && values.isEmpty }
}
