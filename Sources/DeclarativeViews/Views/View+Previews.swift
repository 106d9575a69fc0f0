// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// How an editor shows the previews of a ``PreviewProvider``, which has no effect here.

/// The size of a preview.
///
/// SwiftUI: `PreviewLayout`.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// The size of a device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: Double, height: Double)
}

/// The device of a preview, by its name.
///
/// SwiftUI: `PreviewDevice`.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  /// The name of the device.
  public let rawValue: String

  /// Creates a device.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device.
  ///
  /// - Parameter value: The name of the device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Sets the size of a preview, which has no effect on the view.
  ///
  /// - Parameter value: The size.
  /// - Returns: The view.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview, which has no effect on the view.
  ///
  /// - Parameter value: The device.
  /// - Returns: The view.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of a preview, which has no effect on the view.
  ///
  /// - Parameter value: The name.
  /// - Returns: The view.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
