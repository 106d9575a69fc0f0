// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Examples of a view.
///
/// SwiftUI: `PreviewProvider`.
///
/// Nothing shows them by itself; `HostingNode(rootView: Card_Previews.previews)` does, in a test or a
/// picture for example.
public protocol PreviewProvider {
  /// The examples.
  associatedtype Previews: View

  /// The examples.
  @ViewBuilder static var previews: Previews { get }
}
