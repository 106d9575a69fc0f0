// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A row factory that records its calls and answers with the rows that a test sets.
public final class MockRowFactory: RowFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `plain`.
  public let plainCalls = CallRecorder<
    (title: String, subtitle: String?, image: UIImage?, value: String?), RowNode
  >()
  /// The calls of `disclosure`.
  public let disclosureCalls = CallRecorder<
    (title: String, subtitle: String?, image: UIImage?, value: String?), RowNode
  >()
  /// The calls of `toggle`.
  public let toggleCalls = CallRecorder<
    (title: String, subtitle: String?, isOn: Bool), SwitchRowNode
  >()
  /// The calls of `checkbox`.
  public let checkboxCalls = CallRecorder<
    (title: String, subtitle: String?, isOn: Bool), ChoiceRowNode
  >()
  /// The calls of `radioGroup`.
  public let radioGroupCalls = CallRecorder<(titles: [String], selected: Int?), RadioGroupNode>()
  /// The calls of `slider`.
  public let sliderCalls = CallRecorder<
    (title: String, value: Float, range: ClosedRange<Float>), ControlRowNode<UISlider>
  >()
  /// The calls of `stepper`.
  public let stepperCalls = CallRecorder<
    (title: String, value: Double, range: ClosedRange<Double>), ControlRowNode<UIStepper>
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func plain(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode {
    plainCalls.record((title, subtitle, image, value)) { RowNode() }
  }

  /// Records the call and answers as set.
  public func disclosure(
    title: String, subtitle: String?, image: UIImage?, value: String?
  ) -> RowNode {
    disclosureCalls.record((title, subtitle, image, value)) { RowNode() }
  }

  /// Records the call and answers as set.
  public func toggle(title: String, subtitle: String?, isOn: Bool) -> SwitchRowNode {
    toggleCalls.record((title, subtitle, isOn)) { SwitchRowNode() }
  }

  /// Records the call and answers as set.
  public func checkbox(title: String, subtitle: String?, isOn: Bool) -> ChoiceRowNode {
    checkboxCalls.record((title, subtitle, isOn)) { ChoiceRowNode(.checkbox) }
  }

  /// Records the call and answers as set.
  public func radioGroup(titles: [String], selected: Int?) -> RadioGroupNode {
    radioGroupCalls.record((titles, selected)) { RadioGroupNode(titles: titles) }
  }

  /// Records the call and answers as set.
  public func slider(
    title: String, value: Float, in range: ClosedRange<Float>
  ) -> ControlRowNode<UISlider> {
    sliderCalls.record((title, value, range)) {
      ControlRowNode(title: title, control: UISlider(), isBelow: true) { _ in "" }
    }
  }

  /// Records the call and answers as set.
  public func stepper(
    title: String, value: Double, in range: ClosedRange<Double>
  ) -> ControlRowNode<UIStepper> {
    stepperCalls.record((title, value, range)) {
      ControlRowNode(title: title, control: UIStepper(), isBelow: false) { _ in "" }
    }
  }
}
