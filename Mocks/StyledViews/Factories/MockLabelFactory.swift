// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A label factory that records its calls and answers with the labels that a test sets.
public final class MockLabelFactory: LabelFactoryProtocol {
  /// The palette that is given.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameter viewFactoryColor: The palette that is given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// The calls of ``header(alignment:)``.
  public let headerCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and answers as set.
  public func header(alignment: NSTextAlignment) -> UILabel {
    headerCalls.record(alignment) { UILabel() }
  }

  /// The calls of ``body(alignment:)``.
  public let bodyCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and answers as set.
  public func body(alignment: NSTextAlignment) -> UILabel {
    bodyCalls.record(alignment) { UILabel() }
  }

  /// The calls of ``inputLabel(alignment:)``.
  public let inputLabelCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and answers as set.
  public func inputLabel(alignment: NSTextAlignment) -> UILabel {
    inputLabelCalls.record(alignment) { UILabel() }
  }

  /// The calls of ``hint(alignment:)``.
  public let hintCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and answers as set.
  public func hint(alignment: NSTextAlignment) -> UILabel {
    hintCalls.record(alignment) { UILabel() }
  }
}
