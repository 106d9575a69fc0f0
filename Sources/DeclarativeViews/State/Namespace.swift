// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a name that distinguishes the identities of a view from those of others.
///
/// SwiftUI: `Namespace`.
///
/// ```swift
/// @Namespace private var tabs
/// ...
/// Underline().matchedGeometryEffect(id: selection, in: tabs, isSource: false)
/// ```
@propertyWrapper
public struct Namespace: ConnectedProperty {
  /// The identity of a namespace.
  ///
  /// SwiftUI: `Namespace.ID`.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
  }

  private let place = NamespacePlace()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace, which persists while the view is in its place.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(place.name ?? place)) }

  func connect(_ connection: inout PropertyConnection) {
    let name = connection.kept { NamespacePlace() }
    if let known = place.name, known !== name, connection.leavesElsewhere() { return }
    place.name = name
  }

  func separated() -> Namespace { Namespace() }
}

/// The object that identifies a namespace, or refers to the one that does.
private final class NamespacePlace {
  var name: NamespacePlace?
}
