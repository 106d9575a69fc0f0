// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

/// The animal table's cell, in Swift: a picture, a title and a text of any length beside it.
///
/// The pin at the bottom yields, so that the row can take another height while it is measured.
final class AnimalTableViewCell: UITableViewCell {
  let coverImageView = UIImageView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  private(set) var topCoverImageConstraint: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subtitleLabel.numberOfLines = 0
    for view in [coverImageView, titleLabel, subtitleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    makeConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    let bottomConstraint = subtitleLabel.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -16)
    bottomConstraint.priority = UILayoutPriority.defaultHigh

    let topConstraint = coverImageView.topAnchor.constraint(
      equalTo: contentView.topAnchor, constant: 16)
    topCoverImageConstraint = topConstraint

    NSLayoutConstraint.activate([
      coverImageView.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
      topConstraint,
      coverImageView.widthAnchor.constraint(equalToConstant: 40),
      coverImageView.heightAnchor.constraint(equalToConstant: 40),
      titleLabel.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      titleLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      titleLabel.heightAnchor.constraint(equalToConstant: 16),
      subtitleLabel.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      subtitleLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      bottomConstraint,
    ])
  }
}
