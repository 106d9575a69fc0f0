// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// The sign-up screen, which asks for a name, an address, and a password, and validates them.
public final class SignUpScreen {
  /// The screen's view.
  public let view: ViewNode
  /// A closure that is called when a valid form is submitted.
  public var onSignUp: ((Account) -> Void)?

  private let form: FormNode
  private let terms: ChoiceRowNode
  private let termsHint: LabelNode

  /// Creates the screen.
  ///
  /// - Parameter viewFactory: The factory for the views.
  public init(viewFactory: any ViewFactoryProtocol) {
    let title = viewFactory.label.header()
    title.text = "Join the club"
    let welcome = viewFactory.label.body()
    welcome.text = "One book a month, and an evening to talk about it."

    let name = viewFactory.field.labelled(title: "Name")
    name.input.textContentType = .name
    name.validation = { $0.isEmpty ? "What should we call you?" : nil }
    let email = viewFactory.field.labelled(
      title: "Email", input: viewFactory.input.text(), help: "For reminders, if you want them.")
    email.input.keyboardType = .emailAddress
    email.input.autocapitalizationType = .none
    email.validation = Self.problem(withEmail:)
    let password = viewFactory.field.labelled(
      title: "Password", input: viewFactory.field.password(placeholder: "At least 8 characters"))
    password.validation = { $0.count < 8 ? "A password has at least 8 characters." : nil }
    form = viewFactory.field.form(fields: [name, email, password], submit: "Sign up")

    terms = viewFactory.row.checkbox(title: "I have read the rules", isOn: false)
    termsHint = viewFactory.label.hint()
    termsHint.textColor = viewFactory.viewFactoryColor.error
    termsHint.text = "Please read the rules first."
    termsHint.isHidden = true
    view = viewFactory.page([
      title, welcome, viewFactory.section.group(rows: [terms]), termsHint, form,
    ])

    form.onSubmit = { [unowned self] in
      termsHint.isHidden = terms.isOn
      guard terms.isOn else { return }
      onSignUp?(Account(name: name.text, email: email.text))
    }
  }

  /// Returns the error of an address, as far as it can be determined without sending email.
  static func problem(withEmail text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if text.isEmpty { return "An address is needed." }
    guard parts.count == 2 else { return "An address has one @." }
    guard !parts[0].isEmpty, parts[1].contains("."), parts[1].last != "." else {
      return "This address is not complete."
    }
    return nil
  }
}
