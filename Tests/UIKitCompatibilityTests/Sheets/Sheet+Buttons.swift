// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

extension Sheet {
  private static func configured(
    _ configuration: UIButton.Configuration,
    _ configure: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Reserve"
    configure(&configuration)
    let button = UIButton()
    button.configuration = configuration
    return sized(button)
  }

  private static let styles: [(String, UIButton.Configuration)] = [
    ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ("bordered", .bordered()), ("bordered tinted", .borderedTinted()),
    ("bordered prominent", .borderedProminent()), ("borderless", .borderless()),
  ]

  private static let placements: [(String, NSDirectionalRectEdge)] = [
    ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
  ]

  private static let sizes: [(String, UIButton.Configuration.Size)] = [
    ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
  ]

  static var buttons: [Sheet] {
    var sheets = styles.map { name, style in Sheet(name) { configured(style) } }
    for (name, size) in sizes {
      sheets.append(Sheet(name) { configured(.filled()) { $0.buttonSize = size } })
    }
    for (name, placement) in placements {
      for subtitle in [nil, "With a table by the window"] as [String?] {
        let rest = subtitle == nil ? "" : ", with a subtitle"
        let sheet = Sheet("image \(name)\(rest)") {
          configured(.filled()) {
            $0.image = UIImage(systemName: "calendar")
            $0.imagePlacement = placement
            $0.imagePadding = 6
            $0.subtitle = subtitle
            $0.titlePadding = 3
          }
        }
        sheets.append(sheet)
      }
    }
    return sheets + others
  }

  private static var others: [Sheet] {
    [
      Sheet("subtitle alone") {
        configured(.gray()) {
          $0.title = nil
          $0.subtitle = "Tonight"
          $0.titlePadding = 5
        }
      },
      Sheet("activity") { configured(.filled()) { $0.showsActivityIndicator = true } },
      Sheet("capsule") { configured(.filled()) { $0.cornerStyle = .capsule } },
      Sheet("disabled") {
        let button = configured(.filled())
        button.isEnabled = false
        return button
      },
      Sheet("plain title, image and insets") {
        let button = UIButton(type: .system)
        button.setTitle("Reserve", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return sized(button)
      },
    ]
  }
}
