// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written for UIKit; only the import is another.

import UIKitCompatibility

final class BusinessCardComponents {

  let photoImageView: UIImageView = {
    let imageView = UIImageView(frame: .zero)
    imageView.translatesAutoresizingMaskIntoConstraints = false

    return imageView
  }()

  let nameLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let titleLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let emailLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  let phoneLabel: UILabel = {
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

}
