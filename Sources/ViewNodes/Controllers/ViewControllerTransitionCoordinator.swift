// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The context of a change of size or traits in progress.
///
/// UIKit: `UIViewControllerTransitionCoordinatorContext`.
#if MainActor
  @MainActor
#endif
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated; always `false` for changes
  /// of size.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds; 0 here.
  var transitionDuration: Double { get }
}

/// An object that performs changes alongside a change of size or traits.
///
/// UIKit: `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Schedules a closure that runs when the new size is set, before layout, and one that runs when
  /// the transition ends.
  ///
  /// - Returns: Whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Schedules a closure that runs when the new size is set, before layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of size, a presentation, or a dismissal that happens immediately.
final class SizeTransition: ViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let transitionDuration: Double = 0
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  init(isAnimated: Bool = false) {
    self.isAnimated = isAnimated
  }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the scheduled closures, with the layout in between.
  func run(layout: () -> Void) {
    for animation in animations { animation(self) }
    layout()
    for completion in completions { completion(self) }
  }
}
