// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A stack factory that records its calls and answers with the stacks that a test sets.
///
/// A new stack has the views of the call.
public final class MockStackFactory: StackFactoryProtocol {
  /// What the factory is given to set constraints with.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Makes the mock.
  ///
  /// - Parameter constraintHelper: What the factory is given to set constraints with.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls of ``vertical(views:)``.
  public let verticalCalls = CallRecorder<[ViewNode], StackNode>()

  /// Records the call and answers as set.
  public func vertical(views: [ViewNode]) -> StackNode {
    verticalCalls.record(views) { StackNode(arrangedSubviews: views) }
  }

  /// The calls of ``horizontal(views:)``.
  public let horizontalCalls = CallRecorder<[ViewNode], StackNode>()

  /// Records the call and answers as set.
  public func horizontal(views: [ViewNode]) -> StackNode {
    horizontalCalls.record(views) { StackNode(arrangedSubviews: views) }
  }

  /// The calls of ``twoColumns(leftColumnViews:rightColumnViews:)``.
  public let twoColumnsCalls = CallRecorder<
    (leftColumnViews: [ViewNode], rightColumnViews: [ViewNode]), StackNode
  >()

  /// Records the call and answers as set.
  public func twoColumns(leftColumnViews: [ViewNode], rightColumnViews: [ViewNode]) -> StackNode {
    twoColumnsCalls.record((leftColumnViews, rightColumnViews)) {
      StackNode(arrangedSubviews: leftColumnViews + rightColumnViews)
    }
  }

  /// The calls of ``labeledView(label:for:)``.
  public let labeledViewCalls = CallRecorder<(label: LabelNode, view: ViewNode), StackNode>()

  /// Records the call and answers as set.
  public func labeledView(label: LabelNode, for view: ViewNode) -> StackNode {
    labeledViewCalls.record((label, view)) { StackNode(arrangedSubviews: [label, view]) }
  }
}
