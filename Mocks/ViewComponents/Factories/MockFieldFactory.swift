// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A field factory that records its calls and returns the views that a test configures.
public final class MockFieldFactory: FieldFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The input factory passed to the mock.
  public var input: any InputFactoryProtocol
  /// The button factory passed to the mock.
  public var button: any ButtonFactoryProtocol
  /// The calls to `labelled`.
  public let labelledCalls = CallRecorder<
    (title: String, input: UITextField, help: String?), FieldNode
  >()
  /// The calls to `labelled` with a text area.
  public let labelledTextAreaCalls = CallRecorder<
    (title: String, textArea: TextAreaFieldNode, help: String?), FieldNode
  >()
  /// The calls to `labelled` with a select.
  public let labelledSelectCalls = CallRecorder<
    (title: String, select: SelectNode, help: String?), FieldNode
  >()
  /// The calls to `textArea`.
  public let textAreaCalls = CallRecorder<
    (placeholder: String, characterLimit: Int?), TextAreaFieldNode
  >()
  /// The calls to `search`.
  public let searchCalls = CallRecorder<String, UITextField>()
  /// The calls to `password`.
  public let passwordCalls = CallRecorder<String, UITextField>()
  /// The calls to `select`.
  public let selectCalls = CallRecorder<
    (title: String, options: [String], selected: Int?, prompt: String), SelectNode
  >()
  /// The calls to `form`.
  public let formCalls = CallRecorder<(fields: [FieldNode], submit: String), FormNode>()

  /// Creates the mock.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - input: The input factory.
  ///   - button: The button factory.
  public init(
    style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor()),
    input: any InputFactoryProtocol = MockInputFactory(),
    button: any ButtonFactoryProtocol = MockButtonFactory()
  ) {
    self.style = style
    self.input = input
    self.button = button
  }

  /// Records the call and returns the configured value.
  public func labelled(title: String, input: UITextField, help: String?) -> FieldNode {
    labelledCalls.record((title, input, help)) { FieldNode(title: title, input: input) }
  }

  /// Records the call and returns the configured value.
  public func labelled(title: String, textArea: TextAreaFieldNode, help: String?) -> FieldNode {
    labelledTextAreaCalls.record((title, textArea, help)) {
      FieldNode(title: title, textArea: textArea)
    }
  }

  /// Records the call and returns the configured value.
  public func labelled(title: String, select: SelectNode, help: String?) -> FieldNode {
    labelledSelectCalls.record((title, select, help)) { FieldNode(title: title, select: select) }
  }

  /// Records the call and returns the configured value.
  public func textArea(placeholder: String, characterLimit: Int?) -> TextAreaFieldNode {
    textAreaCalls.record((placeholder, characterLimit)) { TextAreaFieldNode() }
  }

  /// Records the call and returns the configured value.
  public func search(placeholder: String) -> UITextField {
    searchCalls.record(placeholder) { MockInputNode() }
  }

  /// Records the call and returns the configured value.
  public func password(placeholder: String) -> UITextField {
    passwordCalls.record(placeholder) { MockInputNode() }
  }

  /// Records the call and returns the configured value.
  public func select(title: String, options: [String], selected: Int?, prompt: String) -> SelectNode
  {
    selectCalls.record((title, options, selected, prompt)) {
      SelectNode(title: title, options: options)
    }
  }

  /// Records the call and returns the configured value.
  public func form(fields: [FieldNode], submit: String) -> FormNode {
    formCalls.record((fields, submit)) { FormNode(fields: fields) }
  }
}
