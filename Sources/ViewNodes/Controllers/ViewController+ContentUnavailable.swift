// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The configuration that is shown over the view instead of content, or `nil`, the default, for
  /// none.
  public final var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      guard let newValue else {
        unavailable?.removeFromSuperview()
        unavailable = nil
        return
      }
      if let shown = unavailable, shown.supports(newValue) {
        shown.configuration = newValue
        return
      }
      unavailable?.removeFromSuperview()
      let made = newValue.makeContentView()
      unavailable = made
      let view = loadedView()
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
    }
  }

  /// The state for the configuration: the traits of the view and the text of its search.
  public final var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Calls ``updateContentUnavailableConfiguration(using:)``, which is also called before the view
  /// appears.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
