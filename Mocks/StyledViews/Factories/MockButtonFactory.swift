// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A button factory that records its calls and returns the buttons that a test configures.
public final class MockButtonFactory: ButtonFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol
  /// The gradient helper passed to the mock.
  public var gradientHelper: any GradientHelperProtocol
  /// The palette passed to the mock.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - constraintHelper: The constraint helper.
  ///   - gradientHelper: The gradient helper.
  ///   - viewFactoryColor: The palette.
  public init(
    constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper(),
    gradientHelper: any GradientHelperProtocol = MockGradientHelper(),
    viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()
  ) {
    self.constraintHelper = constraintHelper
    self.gradientHelper = gradientHelper
    self.viewFactoryColor = viewFactoryColor
  }

  /// The calls to ``negative()``.
  public let negativeCalls = CallRecorder<Void, UIButton>()

  /// Records the call and returns the configured value.
  public func negative() -> UIButton {
    negativeCalls.record(()) { UIButton() }
  }

  /// The calls to ``positive()``.
  public let positiveCalls = CallRecorder<Void, UIButton>()

  /// Records the call and returns the configured value.
  public func positive() -> UIButton {
    positiveCalls.record(()) { UIButton() }
  }

  /// The calls to ``neutral()``.
  public let neutralCalls = CallRecorder<Void, UIButton>()

  /// Records the call and returns the configured value.
  public func neutral() -> UIButton {
    neutralCalls.record(()) { UIButton() }
  }

  /// The calls to ``mainFab()``.
  public let mainFabCalls = CallRecorder<Void, UIButton>()

  /// Records the call and returns the configured value.
  public func mainFab() -> UIButton {
    mainFabCalls.record(()) { UIButton() }
  }

  /// The calls to ``miniFab()``.
  public let miniFabCalls = CallRecorder<Void, UIButton>()

  /// Records the call and returns the configured value.
  public func miniFab() -> UIButton {
    miniFabCalls.record(()) { UIButton() }
  }

  /// The calls to ``icon(image:label:)``.
  public let iconCalls = CallRecorder<(image: UIImage?, label: String), UIButton>()

  /// Records the call and returns the configured value.
  public func icon(image: UIImage?, label: String) -> UIButton {
    iconCalls.record((image, label)) { UIButton() }
  }

  /// The calls to ``link(title:)``.
  public let linkCalls = CallRecorder<String, UIButton>()

  /// Records the call and returns the configured value.
  public func link(title: String) -> UIButton {
    linkCalls.record(title) { UIButton() }
  }
}
