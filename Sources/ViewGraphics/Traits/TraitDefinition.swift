// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A custom trait, with its default value.
///
/// UIKit: `UITraitDefinition`.
///
/// ```swift
/// struct DensityTrait: TraitDefinition {
///   static let defaultValue = 1.0
/// }
/// view.traitOverrides[DensityTrait.self] = 0.8
/// ```
public protocol TraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value: Hashable & Sendable

  /// The value of the trait in collections that don't specify it.
  static var defaultValue: Value { get }

  /// A Boolean value that indicates whether the trait affects only colors, so that a change doesn't
  /// invalidate layout; `false` by default.
  static var affectsColorAppearance: Bool { get }

  /// The property of trait collections that stores the trait, or `nil` if the trait is identified
  /// only by its type; `nil` by default.
  static var property: WritableKeyPath<TraitCollection, Value>? { get }
}

extension TraitDefinition {
  /// The default, `nil`: the trait is identified only by its type.
  public static var property: WritableKeyPath<TraitCollection, Value>? { nil }

  /// Returns whether the trait has the same value in two collections.
  package static func isSame(in first: TraitCollection, _ second: TraitCollection) -> Bool {
    first[self] == second[self]
  }

  /// The default, `false`: a change of the trait invalidates layout.
  public static var affectsColorAppearance: Bool { false }
}

extension TraitCollection {
  /// The value of a custom trait, or its default if none is set.
  ///
  /// - Parameter trait: The trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let property = trait.property { return self[keyPath: property] }
      return specifiedValue(for: trait) ?? trait.defaultValue
    }
    set {
      if let property = trait.property {
        self[keyPath: property] = newValue
      } else {
        setValue(newValue, for: trait)
      }
    }
  }

  /// Returns the value that the collection specifies for a custom trait, or `nil` if it specifies
  /// none.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The value; always `nil` for a trait that a property of the collection stores.
  public func specifiedValue<Trait: TraitDefinition>(for trait: Trait.Type) -> Trait.Value? {
    custom?.entries[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private mutating func setValue<Trait: TraitDefinition>(
    _ value: Trait.Value, for trait: Trait.Type
  ) {
    var entries = custom?.entries ?? [:]
    entries[ObjectIdentifier(trait)] = CustomTraits.Entry(
      value: value, isColorOnly: trait.affectsColorAppearance)
    custom = CustomTraits(entries)
  }

  /// Returns whether anything except colors may differ between these traits and others.
  package func differsInLayout(from other: TraitCollection) -> Bool {
    var (first, second) = (self, other)
    for traits in [(0, custom), (1, other.custom)] where traits.1 != nil {
      let shaping = traits.1?.entries.filter { !$0.value.isColorOnly } ?? [:]
      let kept = shaping.isEmpty ? nil : CustomTraits(shaping)
      if traits.0 == 0 { first.custom = kept } else { second.custom = kept }
    }
    first.userInterfaceStyle = second.userInterfaceStyle
    first.accessibilityContrast = second.accessibilityContrast
    return first != second
  }
}

/// The custom traits of a collection, shared by its copies.
final class CustomTraits: Hashable, Sendable {
  struct Entry: Sendable {
    let value: any Hashable & Sendable
    let isColorOnly: Bool
  }

  let entries: [ObjectIdentifier: Entry]

  init(_ entries: [ObjectIdentifier: Entry]) {
    self.entries = entries
  }

  /// Returns these traits, overridden by those of another collection.
  func overridden(by other: CustomTraits?) -> CustomTraits {
    guard let other, other !== self else { return self }
    return CustomTraits(entries.merging(other.entries) { $1 })
  }

  static func == (left: CustomTraits, right: CustomTraits) -> Bool {
    if left === right { return true }
    guard left.entries.count == right.entries.count else { return false }
    return left.entries.allSatisfy { key, entry in
      guard let other = right.entries[key] else { return false }
      return AnyHashable(entry.value) == AnyHashable(other.value)
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entries.count)
  }
}
