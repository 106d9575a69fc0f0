// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The common requirements of all component factories.
#if MainActor
  @MainActor
#endif
public protocol ComponentFactoryProtocol {
  /// The style of the components.
  var style: ComponentStyle { get }
}
