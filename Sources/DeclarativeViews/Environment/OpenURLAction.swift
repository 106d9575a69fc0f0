// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An action that opens a link.
///
/// SwiftUI: `OpenURLAction`.
///
/// There is no system to open links, so without an action of your own, they are discarded:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   opened.append(url)
///   return .handled
/// })
/// ```
public struct OpenURLAction {
  /// What happened to a link.
  public nonisolated enum Result: Hashable, Sendable {
    /// The action opened the link.
    case handled
    /// The link was discarded.
    case discarded
    /// The system should open the link. There is none, so it is discarded.
    case systemAction
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that opens a link.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a link.
  ///
  /// - Parameter url: The link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - completion: A closure that is called with whether the link was opened.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}
