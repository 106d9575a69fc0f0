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
  /// Returns the controller that disappears or appears, or `nil` if the change is one of size or
  /// traits.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that is removed or added, or `nil` if there is none.
  func view(forKey key: TransitionContextViewKey) -> ViewNode?
}

extension ViewControllerTransitionCoordinatorContext {
  /// Returns `nil`.
  public func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? { nil }
  /// Returns `nil`.
  public func view(forKey key: TransitionContextViewKey) -> ViewNode? { nil }
  /// A Boolean value that indicates whether the transition was canceled; always `false` here.
  public var isCancelled: Bool { false }
  /// A Boolean value that indicates whether a gesture controls the transition; always `false` here.
  public var isInteractive: Bool { false }
  /// A Boolean value that indicates whether a gesture began the transition; always `false` here.
  public var initiallyInteractive: Bool { false }
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

/// A change of size or of the shown controller that happens immediately.
final class SizeTransition: ViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private let controllers: [TransitionContextViewControllerKey: ViewController]
  let transitionDuration: Double = 0
  private var animations: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  init(isAnimated: Bool = false, from former: ViewController? = nil, to next: ViewController? = nil)
  {
    self.isAnimated = isAnimated
    var controllers: [TransitionContextViewControllerKey: ViewController] = [:]
    controllers[.from] = former
    controllers[.to] = next
    self.controllers = controllers
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    controllers[key]
  }

  func view(forKey key: TransitionContextViewKey) -> ViewNode? {
    controllers[key == .from ? .from : .to]?.viewIfLoaded
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
    runAnimations()
    layout()
    runCompletions()
  }

  /// Runs the closures that were scheduled to run before layout.
  func runAnimations() {
    for animation in animations { animation(self) }
  }

  /// Runs the closures that were scheduled to run at the end.
  func runCompletions() {
    for completion in completions { completion(self) }
  }
}
