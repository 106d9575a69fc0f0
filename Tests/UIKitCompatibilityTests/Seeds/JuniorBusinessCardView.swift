// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written for UIKit; only the import is another.

import UIKitCompatibility

final class JuniorBusinessCardView: UIView {

  private let businessCardComponents: BusinessCardComponents
  private let imageSize: CGFloat = 50
  private let defaultMargin: CGFloat = 5
  private let defaultFontSise: CGFloat = 10

  private let stackContentContainer: UIStackView = {
    let stack = UIStackView(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  init(businessCardComponents: BusinessCardComponents) {
    self.businessCardComponents = businessCardComponents
    super.init(frame: .zero)
    setupViewHierarchy()
    setupConstraints()
    setupTextFonts()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViewHierarchy() {
    addSubview(businessCardComponents.photoImageView)
    addSubview(stackContentContainer)
    stackContentContainer.addArrangedSubview(businessCardComponents.nameLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.titleLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.emailLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.phoneLabel)
  }

  private func setupConstraints() {
    businessCardComponents.photoImageView
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)

    stackContentContainer
      .topAnchor(equalTo: businessCardComponents.photoImageView.topAnchor)
      .leadingAnchor(
        equalTo: businessCardComponents.photoImageView.trailingAnchor, constant: defaultMargin
      )
      .trailingAnchor(equalTo: trailingAnchor, constant: defaultMargin)
      .bottomAnchor(equalTo: businessCardComponents.photoImageView.bottomAnchor)
  }

  private func setupTextFonts() {
    [
      businessCardComponents.nameLabel,
      businessCardComponents.titleLabel,
      businessCardComponents.emailLabel,
      businessCardComponents.phoneLabel,
    ].forEach { $0.font = .systemFont(ofSize: defaultFontSise) }
  }
}
