// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

/// A slider between the numbers it goes from and to, below its title.
final class CrossfadeView: UIView {
  let titleLabel = makeLabel("Crossfade", .white, 17)
  let fromLabel = makeLabel("0s", .white, 14)
  let toLabel = makeLabel("12s", .white, 14)
  let slider: UISlider = {
    let slider = UISlider()
    slider.translatesAutoresizingMaskIntoConstraints = false
    slider.minimumValue = 0
    slider.maximumValue = 12
    return slider
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, fromLabel, slider, toLabel] { addSubview(view) }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
      titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      slider.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      slider.bottomAnchor.constraint(equalTo: bottomAnchor),
      fromLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      fromLabel.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      slider.leadingAnchor.constraint(equalTo: fromLabel.trailingAnchor, constant: 8),
      toLabel.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 8),
      toLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      toLabel.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
    ])
    fromLabel.setContentHuggingPriority(.required, for: .horizontal)
    toLabel.setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
