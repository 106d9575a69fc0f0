// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var buttons: PictureGroup {
    var pictures: [Picture] = []
    let titled: [(String, String, (any ButtonFactoryProtocol) -> ButtonNode)] = [
      ("negative", "Negative", { $0.negative() }),
      ("positive", "Positive", { $0.positive() }),
      ("neutral", "Neutral", { $0.neutral() }),
    ]
    for (name, title, make) in titled {
      for state in ButtonState.allCases {
        pictures.append(
          Picture("button-\(name)-\(state.rawValue)", "\(title), \(state.rawValue)") { theme in
            let button = make(theme.viewFactory.button)
            button.setTitle("Example button", for: .normal)
            button.widthAnchor(equalTo: 375)
            state.apply(to: button)
            return button
          })
      }
    }
    let round: [(String, String, (any ButtonFactoryProtocol) -> ButtonNode)] = [
      ("main-fab", "Main FAB", { $0.mainFab() }),
      ("mini-fab", "Mini FAB", { $0.miniFab() }),
    ]
    for (name, title, make) in round {
      for state in ButtonState.allCases {
        pictures.append(
          Picture("button-\(name)-\(state.rawValue)", "\(title), \(state.rawValue)") { theme in
            let button = make(theme.viewFactory.button)
            button.setImage(Image(systemName: "pencil"), for: .normal)
            button.accessibilityLabel = "Write"
            state.apply(to: button)
            return button
          })
      }
    }
    return PictureGroup(
      title: "Buttons",
      introduction: "40 points tall; round buttons show an image on a radial gradient.",
      pictures: pictures)
  }

  private enum ButtonState: String, CaseIterable {
    case normal
    case highlighted
    case disabled

    func apply(to button: ButtonNode) {
      switch self {
      case .normal: break
      case .highlighted: button.isHighlighted = true
      case .disabled: button.isEnabled = false
      }
    }
  }
}
