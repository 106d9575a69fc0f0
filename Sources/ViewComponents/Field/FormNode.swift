// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A form: a column of fields with a submit button.
open class FormNode: UIStackView {
  /// The fields, from the top.
  public final let fields: [FieldNode]
  /// The submit button.
  public final let submitButton: UIButton
  /// The handler that is called on a tap on the button if all fields are valid.
  public final var onSubmit: (() -> Void)?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, from the top.
  ///   - submitButton: The submit button.
  ///   - style: The style of the form.
  public init(
    fields: [FieldNode] = [], submitButton: UIButton = UIButton(),
    style: ComponentStyle = ComponentStyle()
  ) {
    self.fields = fields
    self.submitButton = submitButton
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.medium.value
    translatesAutoresizingMaskIntoConstraints = false
    for field in fields { addArrangedSubview(field) }
    addArrangedSubview(submitButton)
    if let last = fields.last { setCustomSpacing(style.spacing.large.value, after: last) }
    submitButton.addAction(to: self, for: .primaryActionTriggered) { form in
      if form.validate() { form.onSubmit?() }
    }
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// Validates all fields, shows their errors, and focuses the first invalid one.
  ///
  /// - Returns: Whether all fields are valid.
  @discardableResult
  open func validate() -> Bool {
    let wrong = fields.filter { !$0.validate() }
    if let first = wrong.first { first.beginEditing() }
    return wrong.isEmpty
  }
}
