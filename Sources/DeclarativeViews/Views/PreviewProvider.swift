// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type with previews of a view.
///
/// SwiftUI: `PreviewProvider`.
///
/// The library does not show them automatically; use `HostingNode(rootView:
/// Card_Previews.previews)`, for example in a test or a picture.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
