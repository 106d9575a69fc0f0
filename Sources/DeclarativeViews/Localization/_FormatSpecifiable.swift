// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A number that can be a value in a ``LocalizedStringKey``.
///
/// SwiftUI: `_FormatSpecifiable`.
public nonisolated protocol _FormatSpecifiable: Equatable {
  /// The type of the formatted number.
  associatedtype _Arg: CVarArg
  /// The formatted number.
  var _arg: _Arg { get }
  /// The format specifier, such as `%lld`.
  var _specifier: String { get }
}

nonisolated extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: Self { self }
}

nonisolated extension _FormatSpecifiable where Self: SignedInteger {
  /// The specifier of an integer.
  public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lld" : "%d" }
}

nonisolated extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The specifier of an integer without a sign.
  public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%llu" : "%u" }
}

nonisolated extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The specifier of a number with six digits after the point.
  public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lf" : "%f" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
