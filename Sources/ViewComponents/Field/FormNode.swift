// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Fields one below the other, and a button that sends them once all can be used.
open class FormNode: UIStackView {
  /// The fields, from the top.
  public final let fields: [FieldNode]
  /// Sends the form.
  public final let submitButton: UIButton
  /// Called by a tap on the button when all fields can be used.
  public final var onSubmit: (() -> Void)?

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - fields: The fields, from the top.
  ///   - submitButton: Sends the form.
  ///   - style: What the form is styled with.
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

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// Shows what is wrong in each field, and puts the caret into the first that cannot be used.
  ///
  /// - Returns: Whether all can be used.
  @discardableResult
  open func validate() -> Bool {
    let wrong = fields.filter { !$0.validate() }
    if let first = wrong.first { first.beginEditing() }
    return wrong.isEmpty
  }
}
