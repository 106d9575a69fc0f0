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

  // MARK: vertical(views:)

  /// The arguments of the calls of ``vertical(views:)``, in order.
  public private(set) var verticalCalls: [[ViewNode]] = []
  /// How often ``vertical(views:)`` was called.
  public var verticalCallsCount: Int { verticalCalls.count }
  /// What ``vertical(views:)`` answers; a new one for each call while `nil`.
  public var verticalAnswer: StackNode?

  /// Records the call and answers as set.
  public func vertical(views: [ViewNode]) -> StackNode {
    verticalCalls.append(views)
    return verticalAnswer ?? StackNode(arrangedSubviews: views)
  }

  // MARK: horizontal(views:)

  /// The arguments of the calls of ``horizontal(views:)``, in order.
  public private(set) var horizontalCalls: [[ViewNode]] = []
  /// How often ``horizontal(views:)`` was called.
  public var horizontalCallsCount: Int { horizontalCalls.count }
  /// What ``horizontal(views:)`` answers; a new one for each call while `nil`.
  public var horizontalAnswer: StackNode?

  /// Records the call and answers as set.
  public func horizontal(views: [ViewNode]) -> StackNode {
    horizontalCalls.append(views)
    return horizontalAnswer ?? StackNode(arrangedSubviews: views)
  }

  // MARK: twoColumns(leftColumnViews:rightColumnViews:)

  /// The arguments of the calls of ``twoColumns(leftColumnViews:rightColumnViews:)``, in order.
  public private(set) var twoColumnsCalls:
    [(leftColumnViews: [ViewNode], rightColumnViews: [ViewNode])] = []
  /// How often ``twoColumns(leftColumnViews:rightColumnViews:)`` was called.
  public var twoColumnsCallsCount: Int { twoColumnsCalls.count }
  /// What ``twoColumns(leftColumnViews:rightColumnViews:)`` answers; a new one for each call while `nil`.
  public var twoColumnsAnswer: StackNode?

  /// Records the call and answers as set.
  public func twoColumns(leftColumnViews: [ViewNode], rightColumnViews: [ViewNode]) -> StackNode {
    twoColumnsCalls.append((leftColumnViews: leftColumnViews, rightColumnViews: rightColumnViews))
    return twoColumnsAnswer ?? StackNode(arrangedSubviews: leftColumnViews + rightColumnViews)
  }

  // MARK: labeledView(label:for:)

  /// The arguments of the calls of ``labeledView(label:for:)``, in order.
  public private(set) var labeledViewCalls: [(label: LabelNode, view: ViewNode)] = []
  /// How often ``labeledView(label:for:)`` was called.
  public var labeledViewCallsCount: Int { labeledViewCalls.count }
  /// What ``labeledView(label:for:)`` answers; a new one for each call while `nil`.
  public var labeledViewAnswer: StackNode?

  /// Records the call and answers as set.
  public func labeledView(label: LabelNode, for view: ViewNode) -> StackNode {
    labeledViewCalls.append((label: label, view: view))
    return labeledViewAnswer ?? StackNode(arrangedSubviews: [label, view])
  }
}
