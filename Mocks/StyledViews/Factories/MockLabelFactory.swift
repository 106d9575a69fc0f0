// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A label factory that records its calls and returns the labels that a test configures.
public final class MockLabelFactory: LabelFactoryProtocol {
  /// The palette passed to the mock.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameter viewFactoryColor: The palette.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }

  /// The calls to ``header(alignment:)``.
  public let headerCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and returns the configured value.
  public func header(alignment: NSTextAlignment) -> UILabel {
    headerCalls.record(alignment) { UILabel() }
  }

  /// The calls to ``body(alignment:)``.
  public let bodyCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and returns the configured value.
  public func body(alignment: NSTextAlignment) -> UILabel {
    bodyCalls.record(alignment) { UILabel() }
  }

  /// The calls to ``inputLabel(alignment:)``.
  public let inputLabelCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and returns the configured value.
  public func inputLabel(alignment: NSTextAlignment) -> UILabel {
    inputLabelCalls.record(alignment) { UILabel() }
  }

  /// The calls to ``hint(alignment:)``.
  public let hintCalls = CallRecorder<NSTextAlignment, UILabel>()

  /// Records the call and returns the configured value.
  public func hint(alignment: NSTextAlignment) -> UILabel {
    hintCalls.record(alignment) { UILabel() }
  }
}
