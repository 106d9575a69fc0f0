// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What all factories of components have.
#if MainActor
  @MainActor
#endif
public protocol ComponentFactoryProtocol {
  /// What the components are styled with.
  var style: ComponentStyle { get }
}
