// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A coordinator of a change of size that keeps what is to be done with it, and does it when it is
/// told to.
///
/// To be passed to `viewWillTransition(to:with:)`.
public final class MockTransitionCoordinator: ViewControllerTransitionCoordinator {
  /// What is done together with the change, and after it.
  public typealias Step = (any ViewControllerTransitionCoordinatorContext) -> Void

  /// Makes the mock.
  public init() {}

  /// What ``isAnimated`` says.
  public var isAnimated = false
  /// What ``transitionDuration`` says, in seconds.
  public var transitionDuration: Double = 0

  /// The arguments of the calls of ``animate(alongsideTransition:completion:)``, in order.
  public private(set) var animateCalls: [(animation: Step?, completion: Step?)] = []
  /// How often ``animate(alongsideTransition:completion:)`` was called.
  public var animateCallsCount: Int { animateCalls.count }
  /// What ``animate(alongsideTransition:completion:)`` answers.
  public var animateAnswer = true

  /// Records the call and answers as set.
  ///
  /// Nothing is done yet.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateCalls.append((animation: animation, completion: completion))
    return animateAnswer
  }

  /// Does all that was to be done together with the change, in order.
  public func runAnimations() {
    for call in animateCalls { call.animation?(self) }
  }

  /// Does all that was to be done after the change, in order.
  public func runCompletions() {
    for call in animateCalls { call.completion?(self) }
  }
}
