// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What is known of a change of size or traits that is going on. UIKit:
/// `UIViewControllerTransitionCoordinatorContext`.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether anything moves; never here.
  var isAnimated: Bool { get }
  /// How long that takes, in seconds; 0 here.
  var transitionDuration: Double { get }
}

/// Does things together with a change of size or traits. UIKit:
/// `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Has something done when the new size is set, before the layout, and something when all is over.
  ///
  /// - Returns: Whether it will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Has something done when the new size is set, before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of size that happens at once.
final class SizeTransition: ViewControllerTransitionCoordinator {
  let isAnimated = false
  let transitionDuration: Double = 0
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does what was asked for, with the layout in between.
  func run(layout: () -> Void) {
    for animation in animations { animation(self) }
    layout()
    for completion in completions { completion(self) }
  }
}
