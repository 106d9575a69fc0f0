// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How much something stands out.
///
/// SwiftUI: `Prominence`.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension View {
  /// Sets how much the headers of sections of lists in the view stand out.
  ///
  /// ```swift
  /// Section("Birds") {
  ///   Text("Swift")
  /// }
  /// .headerProminence(.increased)
  /// ```
  ///
  /// - Parameter prominence: The prominence: `.increased` for a large, bold font in the label color.
  /// - Returns: The modified view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  /// How much the headers of sections of lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Returns the values inside of the modifiers around a view.
  func inside(_ view: any View) -> EnvironmentValues {
    var values = self
    var view = view
    while true {
      if let modified = view as? EnvironmentView {
        modified.change(&values)
        view = modified.content
      } else if let erased = view as? AnyView {
        view = erased.view
      } else if let list = view as? ViewList, list.views.count == 1 {
        view = list.views[0]
      } else {
        return values
      }
    }
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
