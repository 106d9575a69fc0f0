// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Data {
  /// The FNV-1a hash of the bytes, eight at a time, in hexadecimal digits: the same on every machine, unlike
  /// `hashValue`.
  public var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) { hash = (hash ^ word) &* 0x0000_0100_0000_01B3 }
    withUnsafeBytes { bytes in
      let end = bytes.count / 8 * 8
      for offset in stride(from: 0, to: end, by: 8) {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in bytes[end...] { add(UInt64(byte)) }
    }
    add(UInt64(count))
    return String(UInt32(truncatingIfNeeded: hash >> 32 ^ hash), radix: 16)
  }
}
