// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Returns whether two values are equal, or consist of equal parts.
///
/// Parts that can't be compared, such as closures, are alike. So are parts nested more than 16 levels
/// deep.
func areAlike(_ one: Any, _ other: Any, depth: Int = 0) -> Bool {
  guard type(of: one) == type(of: other) else { return false }
  if let one = one as? any Equatable { return isEqual(one, other) }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  guard depth < 16 else { return true }
  let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
  // Optional values and cases of enumerations with the same parts can have different names.
  guard first.children.count == second.children.count else { return false }
  if first.displayStyle == .enum, first.children.isEmpty {
    return String(describing: one) == String(describing: other)
  }
  for (part, otherPart) in zip(first.children, second.children)
  where part.label != otherPart.label || !areAlike(part.value, otherPart.value, depth: depth + 1) {
    return false
  }
  return true
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  one == other as? Value
}
