// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A button factory that records its calls and answers with the buttons that a test sets.
public final class MockButtonFactory: ButtonFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol
  /// What the factory is given to paint gradients with.
  public var gradientHelper: any GradientHelperProtocol
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Makes the mock.
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
  public let negativeCalls = CallRecorder<Void, ButtonNode>()

  /// Records the call and answers as set.
  public func negative() -> ButtonNode {
    negativeCalls.record(()) { ButtonNode() }
  }

  /// The calls of ``positive()``.
  public let positiveCalls = CallRecorder<Void, ButtonNode>()

  /// Records the call and answers as set.
  public func positive() -> ButtonNode {
    positiveCalls.record(()) { ButtonNode() }
  }

  /// The calls of ``neutral()``.
  public let neutralCalls = CallRecorder<Void, ButtonNode>()

  /// Records the call and answers as set.
  public func neutral() -> ButtonNode {
    neutralCalls.record(()) { ButtonNode() }
  }

  /// The calls of ``mainFab()``.
  public let mainFabCalls = CallRecorder<Void, ButtonNode>()

  /// Records the call and answers as set.
  public func mainFab() -> ButtonNode {
    mainFabCalls.record(()) { ButtonNode() }
  }

  /// The calls of ``miniFab()``.
  public let miniFabCalls = CallRecorder<Void, ButtonNode>()

  /// Records the call and answers as set.
  public func miniFab() -> ButtonNode {
    miniFabCalls.record(()) { ButtonNode() }
  }

  /// The calls of ``icon(image:label:)``.
  public let iconCalls = CallRecorder<(image: Image?, label: String), ButtonNode>()

  /// Records the call and answers as set.
  public func icon(image: Image?, label: String) -> ButtonNode {
    iconCalls.record((image, label)) { ButtonNode() }
  }

  /// The calls of ``link(title:)``.
  public let linkCalls = CallRecorder<String, ButtonNode>()

  /// Records the call and answers as set.
  public func link(title: String) -> ButtonNode {
    linkCalls.record(title) { ButtonNode() }
  }
}
