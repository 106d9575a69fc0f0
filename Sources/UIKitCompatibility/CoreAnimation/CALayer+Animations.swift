// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension CALayer {
  /// Adds an animation, which ends immediately: its delegate is notified of its start and end.
  ///
  /// The layer keeps it only if it isn't removed on completion.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The name under which it is kept, replacing a previous one.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if !anim.isRemovedOnCompletion, let key { keptAnimations[key] = anim }
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

/// What is kept with a layer under names.
struct KeptWithLayer {
  var animations: [String: CAAnimation] = [:]
  var values: [String: Any] = [:]

  var isEmpty: Bool { animations.isEmpty && values.isEmpty }
}
