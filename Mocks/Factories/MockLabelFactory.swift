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

  /// The calls of ``header(alignment:)``.
  public let headerCalls = CallRecorder<TextAlignment, LabelNode>()

  /// Records the call and answers as set.
  public func header(alignment: TextAlignment) -> LabelNode {
    headerCalls.record(alignment) { LabelNode() }
  }

  /// The calls of ``body(alignment:)``.
  public let bodyCalls = CallRecorder<TextAlignment, LabelNode>()

  /// Records the call and answers as set.
  public func body(alignment: TextAlignment) -> LabelNode {
    bodyCalls.record(alignment) { LabelNode() }
  }

  /// The calls of ``inputLabel(alignment:)``.
  public let inputLabelCalls = CallRecorder<TextAlignment, LabelNode>()

  /// Records the call and answers as set.
  public func inputLabel(alignment: TextAlignment) -> LabelNode {
    inputLabelCalls.record(alignment) { LabelNode() }
  }

  /// The calls of ``hint(alignment:)``.
  public let hintCalls = CallRecorder<TextAlignment, LabelNode>()

  /// Records the call and answers as set.
  public func hint(alignment: TextAlignment) -> LabelNode {
    hintCalls.record(alignment) { LabelNode() }
  }
}
