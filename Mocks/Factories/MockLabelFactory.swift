// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A label factory that records its calls and answers with the labels that a test sets.
public final class MockLabelFactory: LabelFactoryProtocol {
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Makes the mock.
  ///
  /// - Parameter viewFactoryColor: The palette that is given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  // MARK: header(alignment:)

  /// The arguments of the calls of ``header(alignment:)``, in order.
  public private(set) var headerCalls: [TextAlignment] = []
  /// How often ``header(alignment:)`` was called.
  public var headerCallsCount: Int { headerCalls.count }
  /// What ``header(alignment:)`` answers; a new one for each call while `nil`.
  public var headerAnswer: LabelNode?

  /// Records the call and answers as set.
  public func header(alignment: TextAlignment) -> LabelNode {
    headerCalls.append(alignment)
    return headerAnswer ?? LabelNode()
  }

  // MARK: body(alignment:)

  /// The arguments of the calls of ``body(alignment:)``, in order.
  public private(set) var bodyCalls: [TextAlignment] = []
  /// How often ``body(alignment:)`` was called.
  public var bodyCallsCount: Int { bodyCalls.count }
  /// What ``body(alignment:)`` answers; a new one for each call while `nil`.
  public var bodyAnswer: LabelNode?

  /// Records the call and answers as set.
  public func body(alignment: TextAlignment) -> LabelNode {
    bodyCalls.append(alignment)
    return bodyAnswer ?? LabelNode()
  }

  // MARK: inputLabel(alignment:)

  /// The arguments of the calls of ``inputLabel(alignment:)``, in order.
  public private(set) var inputLabelCalls: [TextAlignment] = []
  /// How often ``inputLabel(alignment:)`` was called.
  public var inputLabelCallsCount: Int { inputLabelCalls.count }
  /// What ``inputLabel(alignment:)`` answers; a new one for each call while `nil`.
  public var inputLabelAnswer: LabelNode?

  /// Records the call and answers as set.
  public func inputLabel(alignment: TextAlignment) -> LabelNode {
    inputLabelCalls.append(alignment)
    return inputLabelAnswer ?? LabelNode()
  }

  // MARK: hint(alignment:)

  /// The arguments of the calls of ``hint(alignment:)``, in order.
  public private(set) var hintCalls: [TextAlignment] = []
  /// How often ``hint(alignment:)`` was called.
  public var hintCallsCount: Int { hintCalls.count }
  /// What ``hint(alignment:)`` answers; a new one for each call while `nil`.
  public var hintAnswer: LabelNode?

  /// Records the call and answers as set.
  public func hint(alignment: TextAlignment) -> LabelNode {
    hintCalls.append(alignment)
    return hintAnswer ?? LabelNode()
  }
}
