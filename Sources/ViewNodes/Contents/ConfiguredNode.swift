// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A cell, header, or footer whose content and background are described by configurations.
protocol ConfiguredNode: ViewNode {
  associatedtype State: ConfigurationState

  var contentView: ViewNode { get }
  var configurationState: State { get }

  /// The views that configurations added, or `nil` until there are any.
  var configured: ConfiguredContents? { get set }

  /// A Boolean value that indicates whether the next layout updates the configurations.
  var needsConfiguration: Bool { get set }

  func updateConfiguration(using state: State)
  func callUpdateHandler(_ state: State)
}

extension ConfiguredNode {
  var madeConfigured: ConfiguredContents {
    if let configured { return configured }
    let made = ConfiguredContents()
    configured = made
    return made
  }

  func show(_ content: (any ContentConfiguration)?) {
    if content == nil, configured == nil { return }
    madeConfigured.show(content, in: contentView, for: configurationState)
    setNeedsLayout()
  }

  func show(_ background: BackgroundConfiguration?) {
    if background == nil, configured == nil { return }
    madeConfigured.show(background, behind: self, for: configurationState)
    setNeedsLayout()
  }

  func requestConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    // Reset first, so that requests made during the update are handled in the next layout.
    needsConfiguration = false
    let state = configurationState
    configured?.update(self, contentView, for: state)
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}
