// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

/// The settings screen's view: what its controller builds when its view has loaded.
final class PlaybackView: UIView {
  let stackView = makeStackViews(.vertical)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setupViews() {
    backgroundColor = UIColor.offBlack
    stackView.spacing = 20

    let offlineLabel = RowView("Offline", .white, 17, false)
    let descriptionLabel = makeLabel(
      "When you go offline, you'll only be able to play the music and podcasts you've downloaded.",
      .gray, 14)
    let playback = RowView("Gappless Playback", .white, 17, true)
    let unplayableSongs = RowView("Hide Unplayable Songs", .white, 17, true)
    let enableAudio = RowView("Ennable Audio Normalization", .white, 17, true)

    let crossfadeView = CrossfadeView()

    stackView.addArrangedSubview(offlineLabel)
    stackView.addArrangedSubview(descriptionLabel)
    stackView.addArrangedSubview(crossfadeView)
    stackView.addArrangedSubview(playback)
    stackView.addArrangedSubview(unplayableSongs)
    stackView.addArrangedSubview(enableAudio)

    addSubview(stackView)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])

    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}
