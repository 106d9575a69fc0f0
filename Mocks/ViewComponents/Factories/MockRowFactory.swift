// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A row factory that records its calls and returns the rows that a test configures.
public final class MockRowFactory: RowFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `plain`.
  public let plainCalls = CallRecorder<
    (title: String, subtitle: String?, image: UIImage?, value: String?), RowNode
  >()
  /// The calls to `disclosure`.
  public let disclosureCalls = CallRecorder<
    (title: String, subtitle: String?, image: UIImage?, value: String?), RowNode
  >()
  /// The calls to `toggle`.
  public let toggleCalls = CallRecorder<
    (title: String, subtitle: String?, isOn: Bool), SwitchRowNode
  >()
  /// The calls to `checkbox`.
  public let checkboxCalls = CallRecorder<
    (title: String, subtitle: String?, isOn: Bool), ChoiceRowNode
  >()
  /// The calls to `radioGroup`.
  public let radioGroupCalls = CallRecorder<(titles: [String], selected: Int?), RadioGroupNode>()
  /// The calls to `slider`.
  public let sliderCalls = CallRecorder<
    (title: String, value: Float, range: ClosedRange<Float>), ControlRowNode<UISlider>
  >()
  /// The calls to `stepper`.
  public let stepperCalls = CallRecorder<
    (title: String, value: Double, range: ClosedRange<Double>), ControlRowNode<UIStepper>
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func plain(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode {
    plainCalls.record((title, subtitle, image, value)) { RowNode() }
  }

  /// Records the call and returns the configured value.
  public func disclosure(
    title: String, subtitle: String?, image: UIImage?, value: String?
  ) -> RowNode {
    disclosureCalls.record((title, subtitle, image, value)) { RowNode() }
  }

  /// Records the call and returns the configured value.
  public func toggle(title: String, subtitle: String?, isOn: Bool) -> SwitchRowNode {
    toggleCalls.record((title, subtitle, isOn)) { SwitchRowNode() }
  }

  /// Records the call and returns the configured value.
  public func checkbox(title: String, subtitle: String?, isOn: Bool) -> ChoiceRowNode {
    checkboxCalls.record((title, subtitle, isOn)) { ChoiceRowNode(.checkbox) }
  }

  /// Records the call and returns the configured value.
  public func radioGroup(titles: [String], selected: Int?) -> RadioGroupNode {
    radioGroupCalls.record((titles, selected)) { RadioGroupNode(titles: titles) }
  }

  /// Records the call and returns the configured value.
  public func slider(
    title: String, value: Float, in range: ClosedRange<Float>
  ) -> ControlRowNode<UISlider> {
    sliderCalls.record((title, value, range)) {
      ControlRowNode(title: title, control: UISlider(), isBelow: true) { _ in "" }
    }
  }

  /// Records the call and returns the configured value.
  public func stepper(
    title: String, value: Double, in range: ClosedRange<Double>
  ) -> ControlRowNode<UIStepper> {
    stepperCalls.record((title, value, range)) {
      ControlRowNode(title: title, control: UIStepper(), isBelow: false) { _ in "" }
    }
  }
}
