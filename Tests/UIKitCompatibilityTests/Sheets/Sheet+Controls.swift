// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

extension Sheet {
  static var controls: [Sheet] {
    [
      Sheet("segments, the second selected") {
        sized(UISegmentedControl(items: ["Day", "Week", "Month"]), 240) {
          $0.selectedSegmentIndex = 1
          $0.setEnabled(false, forSegmentAt: 2)
        }
      },
      Sheet("switch on") { sized(UISwitch()) { $0.isOn = true } },
      Sheet("switch off, disabled") { sized(UISwitch()) { $0.isEnabled = false } },
      Sheet("slider") {
        sized(UISlider(), 200) {
          $0.minimumValue = -10
          $0.maximumValue = 30
          $0.value = 5
          $0.minimumValueImage = UIImage(systemName: "speaker")
          $0.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        }
      },
      Sheet("stepper at its end") {
        sized(UIStepper()) {
          $0.maximumValue = 3
          $0.value = 3
        }
      },
      Sheet("pages") {
        sized(UIPageControl(), 200, 26) {
          $0.numberOfPages = 5
          $0.currentPage = 2
        }
      },
      Sheet("progress") {
        sized(UIProgressView(progressViewStyle: .default), 160) { $0.progress = 0.4 }
      },
      Sheet("progress without a track") {
        sized(UIProgressView(progressViewStyle: .bar), 160) { $0.progress = 0.4 }
      },
      Sheet("activity") {
        sized(UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
      },
      Sheet("image, aspect fit") { image(.scaleAspectFit) },
      Sheet("image, aspect fill") { image(.scaleAspectFill) },
      Sheet("image, bottom right") { image(.bottomRight) },
      Sheet("effect over text") {
        sized(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), 80, 40)
      },
    ]
  }

  private static func image(_ mode: UIView.ContentMode) -> UIView {
    sized(UIImageView(image: UIImage(systemName: "star.fill")), 90, 40) {
      $0.contentMode = mode
      $0.backgroundColor = .secondarySystemBackground
      $0.clipsToBounds = true
    }
  }
}
