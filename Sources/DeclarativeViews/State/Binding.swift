// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper that reads and writes a value owned elsewhere.
///
/// SwiftUI: `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures.
  ///
  /// - Parameters:
  ///   - get: A closure that returns the value.
  ///   - set: A closure that sets the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a copy of another binding.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a constant value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding; changes to it are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Creates a binding to an optional value from a binding to a nonoptional one.
  ///
  /// - Parameter base: The binding; nil is not written to it.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional, or returns nil if there is currently none.
  ///
  /// - Parameter base: The binding to the optional value.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// The index of an element.
  public typealias Index = Value.Index
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Accesses a binding to an element.
  ///
  /// If the index is no longer valid, the binding has its last value, and changes to it are
  /// ignored.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    // Read lazily, because creating a binding does not depend on the value.
    var last: Value.Element?
    return Binding<Value.Element>(
      get: {
        if let present = element(at: position) { last = present }
        return last ?? wrappedValue[position]
      },
      set: { if position < wrappedValue.endIndex { wrappedValue[position] = $0 } })
  }

  private func element(at position: Value.Index) -> Value.Element? {
    let all = wrappedValue
    return all.startIndex <= position && position < all.endIndex ? all[position] : nil
  }
}

extension Binding where Value: MutableCollection & BidirectionalCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

#if MainActor
  extension Binding: @MainActor Sequence where Value: MutableCollection {}
  extension Binding: @MainActor Collection where Value: MutableCollection {}
  extension Binding: @MainActor BidirectionalCollection
  where Value: MutableCollection & BidirectionalCollection {}
  extension Binding: @MainActor RandomAccessCollection
  where Value: MutableCollection & RandomAccessCollection {}
#else
  extension Binding: Sequence where Value: MutableCollection {}
  extension Binding: Collection where Value: MutableCollection {}
  extension Binding: BidirectionalCollection
  where Value: MutableCollection & BidirectionalCollection {}
  extension Binding: RandomAccessCollection
  where Value: MutableCollection & RandomAccessCollection {}
#endif
