// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type with previews of a view.
///
/// SwiftUI: `PreviewProvider`.
///
/// The library does not show previews automatically; show them in a node, for example in a test:
/// `HostingNode(rootView: Card_Previews.previews)`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
