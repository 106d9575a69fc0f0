// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The views that configurations add to a cell, a header, or a footer.
final class ConfiguredContents {
  private(set) var content: (any ContentConfiguration)?
  private(set) var contentNode: (any ViewNode & ContentNode)?
  private(set) var background: BackgroundConfiguration?
  private(set) var backgroundNode: BackgroundNode?
  var updatesContent = true
  var updatesBackground = true

  /// Shows a content configuration in a view for a state.
  func show(
    _ content: (any ContentConfiguration)?, in container: ViewNode,
    for state: any ConfigurationState
  ) {
    self.content = content
    guard let content else {
      contentNode?.removeFromSuperview()
      contentNode = nil
      return
    }
    let shown = updatesContent ? content.updated(for: state) : content
    if let contentNode, contentNode.supports(shown) {
      contentNode.configuration = shown
      return
    }
    contentNode?.removeFromSuperview()
    let made = shown.makeContentView()
    contentNode = made
    made.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(made)
    LayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: container.topAnchor),
      made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  /// Shows a background behind everything in a view for a state.
  func show(
    _ background: BackgroundConfiguration?, behind owner: ViewNode,
    for state: any ConfigurationState
  ) {
    self.background = background
    guard let background else {
      backgroundNode?.removeFromSuperview()
      backgroundNode = nil
      return
    }
    let shown = updatesBackground ? background.updated(for: state) : background
    if let backgroundNode {
      backgroundNode.configuration = shown
      return
    }
    let made = BackgroundNode(shown)
    backgroundNode = made
    owner.backgroundColor = nil
    owner.insertSubview(made, at: 0)
  }

  /// Updates the content and background for another state.
  func update(_ owner: ViewNode, _ container: ViewNode, for state: any ConfigurationState) {
    if updatesContent, let content { show(content, in: container, for: state) }
    if updatesBackground, let background { show(background, behind: owner, for: state) }
  }

  /// Lays out the background to fill the owner except for a strip at its bottom edge.
  func layout(in owner: ViewNode, above strip: CGFloat = 0) {
    let size = CGSize(width: owner.bounds.width, height: max(0, owner.bounds.height - strip))
    backgroundNode?.fill(size, isRightToLeft: owner.isRightToLeft)
  }
}
