// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

// What the rows and the screen call; written as for UIKit.

func makeLabel(_ text: String, _ color: UIColor, _ size: CGFloat) -> UILabel {
  let label = UILabel()
  label.translatesAutoresizingMaskIntoConstraints = false
  label.text = text
  label.textColor = color
  label.font = UIFont.systemFont(ofSize: size)
  label.numberOfLines = 0
  label.lineBreakMode = .byWordWrapping
  return label
}

func makeSwitch(_ isOn: Bool) -> UISwitch {
  let component = UISwitch()
  component.translatesAutoresizingMaskIntoConstraints = false
  component.isOn = isOn
  return component
}

func makeStackViews(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
  let stack = UIStackView()
  stack.translatesAutoresizingMaskIntoConstraints = false
  stack.axis = axis
  return stack
}

extension UIColor {
  static let offBlack = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
}
