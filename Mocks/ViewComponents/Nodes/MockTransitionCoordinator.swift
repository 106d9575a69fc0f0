// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if !UIKitViews
  public import StyledViewMocks
  public import ViewNodes

  /// A transition coordinator that stores animations and completions, and runs them on request.
  ///
  /// Pass it to `viewWillTransition(to:with:)`.
  public final class MockTransitionCoordinator: ViewControllerTransitionCoordinator {
    /// A closure to run alongside the transition or after it.
    public typealias Step = (any ViewControllerTransitionCoordinatorContext) -> Void

    /// Creates the mock.
    public init() {}

    /// The value of ``isAnimated``.
    public var isAnimated = false
    /// The value of ``transitionDuration``, in seconds.
    public var transitionDuration: Double = 0

    /// The calls to ``animate(alongsideTransition:completion:)``, which returns `true` by default.
    public let animateCalls = CallRecorder<(animation: Step?, completion: Step?), Bool>()

    /// Records the call and returns the configured value.
    ///
    /// The closures run when you call ``runAnimations()`` and ``runCompletions()``.
    @discardableResult
    public func animate(
      alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animateCalls.record((animation, completion)) { true }
    }

    /// Runs the stored animations, in order.
    public func runAnimations() {
      for call in animateCalls { call.animation?(self) }
    }

    /// Runs the stored completions, in order.
    public func runCompletions() {
      for call in animateCalls { call.completion?(self) }
    }
  }
#endif
