// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CZlib

  /// A stream that zlib compresses incrementally.
  struct DeflateStream: ~Copyable {
    private let stream: UnsafeMutablePointer<z_stream>
    private var output: [UInt8]
    private var count = 0

    /// Creates a stream with an estimate of the number of bytes.
    init(_ compression: PNGOptions.Compression, expecting size: Int) {
      // zlib retains the address.
      stream = .allocate(capacity: 1)
      let isFast = compression == .fast
      viewfactory_deflate_begin(stream, isFast ? 1 : 6, isFast ? Z_DEFAULT_STRATEGY : Z_FILTERED)
      output = [UInt8](repeating: 0, count: max(size, 4096))
    }

    deinit {
      deflateEnd(stream)
      stream.deallocate()
    }

    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
      // zlib never writes to its input.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes)
      stream.pointee.avail_in = UInt32(count)
      deflate(Z_NO_FLUSH)
    }

    /// All compressed data.
    mutating func finish() -> [UInt8] {
      deflate(Z_FINISH)
      output.removeSubrange(count...)
      return output
    }

    private mutating func deflate(_ flush: Int32) {
      while true {
        let available = output.count - count
        let status = output.withUnsafeMutableBufferPointer { buffer in
          stream.pointee.next_out = buffer.baseAddress.map { $0 + count }
          stream.pointee.avail_out = UInt32(available)
          return CZlib.deflate(stream, flush)
        }
        count += available - Int(stream.pointee.avail_out)
        // If there is space left, all input was consumed.
        guard stream.pointee.avail_out == 0, status == Z_OK else { return }
        output += repeatElement(0, count: output.count)
      }
    }
  }
#endif
