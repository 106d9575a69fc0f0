// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

extension Sheet {
  private static let sentence =
    "The kingfisher dives head first, and rises with a fish in its beak."

  private static func label(_ configure: (UILabel) -> Void) -> UIView {
    sized(UILabel(), 160, 60) {
      $0.text = sentence
      configure($0)
    }
  }

  private static func field(_ configure: (UITextField) -> Void) -> UIView {
    sized(UITextField(), 200, 34) {
      $0.borderStyle = .roundedRect
      configure($0)
    }
  }

  static var texts: [Sheet] {
    [
      Sheet("one line, cut at its end") { label { _ in } },
      Sheet("one line, cut in its middle") { label { $0.lineBreakMode = .byTruncatingMiddle } },
      Sheet("two lines, cut at their head") {
        label {
          $0.numberOfLines = 2
          $0.lineBreakMode = .byTruncatingHead
        }
      },
      Sheet("lines in the middle") {
        label {
          $0.numberOfLines = 0
          $0.textAlignment = .center
          $0.font = .systemFont(ofSize: 13, weight: .semibold)
        }
      },
      Sheet("small enough to fit") {
        label {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.5
        }
      },
      Sheet("with a shadow, highlighted") {
        label {
          $0.shadowColor = .systemRed
          $0.shadowOffset = CGSize(width: 1, height: 2)
          $0.highlightedTextColor = .systemBlue
          $0.isHighlighted = true
        }
      },
      Sheet("empty field") { field { $0.placeholder = "Name" } },
      Sheet("field with views at its ends") {
        field {
          $0.text = "Marsh harrier"
          $0.leftView = sized(UIImageView(image: UIImage(systemName: "magnifyingglass")), 20, 20)
          $0.leftViewMode = .always
          $0.clearButtonMode = .always
        }
      },
      Sheet("field of a secret, aligned to its end") {
        field {
          $0.text = "secret"
          $0.isSecureTextEntry = true
          $0.textAlignment = .right
        }
      },
      Sheet("field too long for its text") { field { $0.text = sentence } },
      Sheet("field without a border") {
        field {
          $0.borderStyle = .none
          $0.text = "Marsh harrier"
        }
      },
      Sheet("text view") {
        sized(UITextView(), 180, 90) {
          $0.text = sentence
          $0.textContainerInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
          $0.textAlignment = .right
        }
      },
    ]
  }
}
