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

  // MARK: negative()

  /// One element for each of the calls of ``negative()``, in order.
  public private(set) var negativeCalls: [Void] = []
  /// How often ``negative()`` was called.
  public var negativeCallsCount: Int { negativeCalls.count }
  /// What ``negative()`` answers; a new one for each call while `nil`.
  public var negativeAnswer: ButtonNode?

  /// Records the call and answers as set.
  public func negative() -> ButtonNode {
    negativeCalls.append(())
    return negativeAnswer ?? ButtonNode()
  }

  // MARK: positive()

  /// One element for each of the calls of ``positive()``, in order.
  public private(set) var positiveCalls: [Void] = []
  /// How often ``positive()`` was called.
  public var positiveCallsCount: Int { positiveCalls.count }
  /// What ``positive()`` answers; a new one for each call while `nil`.
  public var positiveAnswer: ButtonNode?

  /// Records the call and answers as set.
  public func positive() -> ButtonNode {
    positiveCalls.append(())
    return positiveAnswer ?? ButtonNode()
  }

  // MARK: neutral()

  /// One element for each of the calls of ``neutral()``, in order.
  public private(set) var neutralCalls: [Void] = []
  /// How often ``neutral()`` was called.
  public var neutralCallsCount: Int { neutralCalls.count }
  /// What ``neutral()`` answers; a new one for each call while `nil`.
  public var neutralAnswer: ButtonNode?

  /// Records the call and answers as set.
  public func neutral() -> ButtonNode {
    neutralCalls.append(())
    return neutralAnswer ?? ButtonNode()
  }

  // MARK: mainFab()

  /// One element for each of the calls of ``mainFab()``, in order.
  public private(set) var mainFabCalls: [Void] = []
  /// How often ``mainFab()`` was called.
  public var mainFabCallsCount: Int { mainFabCalls.count }
  /// What ``mainFab()`` answers; a new one for each call while `nil`.
  public var mainFabAnswer: ButtonNode?

  /// Records the call and answers as set.
  public func mainFab() -> ButtonNode {
    mainFabCalls.append(())
    return mainFabAnswer ?? ButtonNode()
  }

  // MARK: miniFab()

  /// One element for each of the calls of ``miniFab()``, in order.
  public private(set) var miniFabCalls: [Void] = []
  /// How often ``miniFab()`` was called.
  public var miniFabCallsCount: Int { miniFabCalls.count }
  /// What ``miniFab()`` answers; a new one for each call while `nil`.
  public var miniFabAnswer: ButtonNode?

  /// Records the call and answers as set.
  public func miniFab() -> ButtonNode {
    miniFabCalls.append(())
    return miniFabAnswer ?? ButtonNode()
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
