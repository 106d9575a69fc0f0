// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written for UIKit; only the import is another.

import UIKitCompatibility

final class SeniorBusinessCardView: UIView {

  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: CGFloat = 100
  private let defaultMargin: CGFloat = 5

  init(businessCardComponents: BusinessCardComponents) {
    self.businessCardComponents = businessCardComponents
    super.init(frame: .zero)
    setupViewHierarchy()
    setupConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setupViewHierarchy() {
    addSubview(businessCardComponents.photoImageView)
    addSubview(businessCardComponents.nameLabel)
    addSubview(businessCardComponents.titleLabel)
    addSubview(businessCardComponents.phoneLabel)
    addSubview(businessCardComponents.emailLabel)
  }

  private func setupConstraints() {
    businessCardComponents.photoImageView
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .heightAnchor(equalTo: imageHeight)

    businessCardComponents.nameLabel
      .topAnchor(
        equalTo: businessCardComponents.photoImageView.bottomAnchor, constant: defaultMargin
      )
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: defaultMargin)

    businessCardComponents.titleLabel
      .topAnchor(equalTo: businessCardComponents.nameLabel.bottomAnchor, constant: defaultMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: defaultMargin)

    businessCardComponents.phoneLabel
      .topAnchor(equalTo: businessCardComponents.titleLabel.bottomAnchor, constant: defaultMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: defaultMargin)

    businessCardComponents.emailLabel
      .topAnchor(equalTo: businessCardComponents.phoneLabel.bottomAnchor, constant: defaultMargin)
      .bottomAnchor(equalTo: bottomAnchor)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: defaultMargin)
  }
}
