// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A value that something else owns and that can be read and changed.
///
/// SwiftUI: `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding of its two halves.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Changes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to what another one is bound to.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that stays the same.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding; changes to it are lost.
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

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// A binding to an optional value of what a binding is bound to.
  ///
  /// - Parameter base: The binding; nil is not written to it.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value in an optional one, if there is one just now.
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
  /// A place of an element.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to an element.
  ///
  /// When the collection has no such place any more, the binding has the value that it had last, and
  /// changes to it are lost.
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
  /// The place before another.
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
