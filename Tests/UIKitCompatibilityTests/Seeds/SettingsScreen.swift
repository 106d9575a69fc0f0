// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Written for UIKit; only the import is another.

import UIKitCompatibility

/// Keeps the controller's name apart from the library's own.
enum SettingsScreen {
  class ViewController: UIViewController {

    override func viewDidLoad() {
      super.viewDidLoad()
      setupViews()
      setupNavigationBar()
    }

    func setupNavigationBar() {
      navigationItem.title = "Playback"
    }

    func setupViews() {

      let stackView = makeStackViews(.vertical)
      view.backgroundColor = UIColor.offBlack
      // The distance between the classes, CrossfadeView() and RowView() for example.
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

      view.addSubview(stackView)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])

      // padding and spacing
      stackView.isLayoutMarginsRelativeArrangement = true
      stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)

    }

  }
}
