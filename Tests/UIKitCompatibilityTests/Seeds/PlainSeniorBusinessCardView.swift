// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written for UIKit; only the import and, to tell it from its shorter form, the name are others.

import UIKitCompatibility

final class PlainSeniorBusinessCardView: UIView {

  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: CGFloat = 100

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
    businessCardComponents.photoImageView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    businessCardComponents.photoImageView.leadingAnchor.constraint(equalTo: leadingAnchor)
      .isActive = true
    businessCardComponents.photoImageView.trailingAnchor.constraint(equalTo: trailingAnchor)
      .isActive = true
    businessCardComponents.photoImageView.heightAnchor.constraint(equalToConstant: imageHeight)
      .isActive = true

    businessCardComponents.nameLabel.topAnchor.constraint(
      equalTo: businessCardComponents.photoImageView.bottomAnchor
    ).isActive = true
    businessCardComponents.nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive =
      true
    businessCardComponents.nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive =
      true

    businessCardComponents.titleLabel.topAnchor.constraint(
      equalTo: businessCardComponents.nameLabel.bottomAnchor
    ).isActive = true
    businessCardComponents.titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive =
      true
    businessCardComponents.titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive =
      true

    businessCardComponents.phoneLabel.topAnchor.constraint(
      equalTo: businessCardComponents.titleLabel.bottomAnchor
    ).isActive = true
    businessCardComponents.phoneLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive =
      true
    businessCardComponents.phoneLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive =
      true

    businessCardComponents.emailLabel.topAnchor.constraint(
      equalTo: businessCardComponents.phoneLabel.bottomAnchor
    ).isActive = true
    businessCardComponents.emailLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive =
      true
    businessCardComponents.emailLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive =
      true
    businessCardComponents.emailLabel.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
