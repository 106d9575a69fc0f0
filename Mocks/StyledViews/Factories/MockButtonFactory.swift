// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A button factory that records its calls and answers with the buttons that a test sets.
public final class MockButtonFactory: ButtonFactoryProtocol {
  /// The constraint helper passed to the factory.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The gradient helper passed to the factory.
  public var gradientHelper: any GradientHelperProtocol
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: What the factory is given to set constraints with.
  ///   - gradientHelper: What the factory is given to paint gradients with.
  ///   - viewFactoryColor: The palette that is given.
  public init(
    constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper(),
    gradientHelper: any GradientHelperProtocol = MockGradientHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.gradientHelper = gradientHelper
    self.viewFactoryColor = viewFactoryColor
  }

  /// The calls of ``negative()``.
  public let negativeCalls = CallRecorder<Void, UIButton>()

  /// Records the call and answers as set.
  public func negative() -> UIButton {
    negativeCalls.record(()) { UIButton() }
  }

  /// The calls of ``positive()``.
  public let positiveCalls = CallRecorder<Void, UIButton>()

  /// Records the call and answers as set.
  public func positive() -> UIButton {
    positiveCalls.record(()) { UIButton() }
  }

  /// The calls of ``neutral()``.
  public let neutralCalls = CallRecorder<Void, UIButton>()

  /// Records the call and answers as set.
  public func neutral() -> UIButton {
    neutralCalls.record(()) { UIButton() }
  }

  /// The calls of ``mainFab()``.
  public let mainFabCalls = CallRecorder<Void, UIButton>()

  /// Records the call and answers as set.
  public func mainFab() -> UIButton {
    mainFabCalls.record(()) { UIButton() }
  }

  /// The calls of ``miniFab()``.
  public let miniFabCalls = CallRecorder<Void, UIButton>()

  /// Records the call and answers as set.
  public func miniFab() -> UIButton {
    miniFabCalls.record(()) { UIButton() }
  }

  /// The calls of ``icon(image:label:)``.
  public let iconCalls = CallRecorder<(image: UIImage?, label: String), UIButton>()

  /// Records the call and answers as set.
  public func icon(image: UIImage?, label: String) -> UIButton {
    iconCalls.record((image, label)) { UIButton() }
  }

  /// The calls of ``link(title:)``.
  public let linkCalls = CallRecorder<String, UIButton>()

  /// Records the call and answers as set.
  public func link(title: String) -> UIButton {
    linkCalls.record(title) { UIButton() }
  }
}
