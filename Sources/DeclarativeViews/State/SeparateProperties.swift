// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Returns a copy of a view whose properties are not connected yet.
///
/// A copied view refers to the same links of its properties as the original, so that an action of
/// one would change the state of the other if both are shown. Properties that the view doesn't
/// contain directly, such as those of a style stored as `any ButtonStyle`, stay the same.
func separated<Content: View>(_ view: Content) -> any View {
  var copy = view
  withUnsafeMutablePointer(to: &copy) { separateProperties(of: $0) }
  return copy
}

/// Replaces the properties of a value by properties that aren't connected.
private func separateProperties<Owner>(of owner: UnsafeMutablePointer<Owner>) {
  // Other types can't have stored properties, or share them.
  guard Mirror(reflecting: owner.pointee).displayStyle == .struct,
    !(owner.pointee is any CustomReflectable)
  else { return }
  for index in 0..<storedPropertyCount(of: Owner.self) {
    // The storage of a weak reference is no optional, so only what is as its type says is read.
    guard let type = storedPropertyType(at: index, of: Owner.self) else { continue }
    let offset = storedPropertyOffset(of: Owner.self, index: index)
    assert(offset >= 0 && offset + size(of: type) <= MemoryLayout<Owner>.size)
    separateProperty(of: type, at: UnsafeMutableRawPointer(owner).advanced(by: offset))
  }
}

/// Replaces a property, or the properties that it contains, by ones that aren't connected.
private func separateProperty(of type: Any.Type, at place: UnsafeMutableRawPointer) {
  if let type = type as? any ConnectedProperty.Type {
    separate(type, at: place)
  } else if let type = type as? any OptionalProperty.Type {
    type.separate(at: place)
  } else if type is any DynamicProperty.Type || type is any _PropertyOwner.Type {
    separateProperties(of: type, at: place)
  }
}

/// A value that may be a property, or contain properties.
private protocol OptionalProperty {
  static func separate(at place: UnsafeMutableRawPointer)
}

extension Optional: OptionalProperty {
  static func separate(at place: UnsafeMutableRawPointer) {
    let property = place.assumingMemoryBound(to: Self.self)
    guard var value = property.pointee else { return }
    withUnsafeMutablePointer(to: &value) { separateProperty(of: Wrapped.self, at: $0) }
    property.pointee = value
  }
}

private func separateProperties<Owner>(of type: Owner.Type, at place: UnsafeMutableRawPointer) {
  separateProperties(of: place.assumingMemoryBound(to: type))
}

private func separate<Property: ConnectedProperty>(
  _ type: Property.Type, at place: UnsafeMutableRawPointer
) {
  let property = place.assumingMemoryBound(to: type)
  property.pointee = property.pointee.separated()
}

// MARK: The layout of structures

// The functions behind `Mirror`, which itself only returns copies of properties.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private nonisolated func storedPropertyCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private nonisolated func storedPropertyOffset(of type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private nonisolated func storedPropertyType(
  of type: Any.Type, index: Int, details: UnsafeMutablePointer<StoredPropertyDetails>
) -> Any.Type

/// What the runtime tells about a stored property, in its format.
private nonisolated struct StoredPropertyDetails {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

/// Returns the type of a stored property, or `nil` for a weak or unowned reference.
private nonisolated func storedPropertyType(at index: Int, of owner: Any.Type) -> Any.Type? {
  var details = StoredPropertyDetails()
  defer { details.freeName?(details.name) }
  let type = storedPropertyType(of: owner, index: index, details: &details)
  return details.isStrong ? type : nil
}

private nonisolated func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
