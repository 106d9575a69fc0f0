// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PeerInterface

/// A shared library that `fetch-peers` built.
struct PeerLibrary {
  private let handle: UnsafeMutableRawPointer

  /// `nil` when it is not there.
  init?(_ name: String, in folder: String) {
    guard let handle = dlopen("\(folder)/lib\(name)-peer.so", RTLD_NOW | RTLD_LOCAL) else {
      return nil
    }
    self.handle = handle
  }

  func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(handle, name) else { throw BenchmarkError.noFunction(name) }
    return unsafeBitCast(symbol, to: type)
  }
}

/// Another constraint solver, behind the functions of `peer.h`.
struct PeerSolver {
  typealias Handle = UnsafeMutableRawPointer
  let name: String
  let cold: @convention(c) (UnsafePointer<PeerSystem>, UnsafeMutablePointer<Double>) -> Int32
  let open: @convention(c) (UnsafePointer<PeerSystem>) -> Handle
  let close: @convention(c) (Handle) -> Void
  let values: @convention(c) (Handle, UnsafeMutablePointer<Double>) -> Void
  let edit: @convention(c) (Handle, Int32, Double) -> Void
  let suggest: @convention(c) (Handle, Int32, Double) -> Void
  let suggestAll:
    @convention(c) (Handle, UnsafePointer<Int32>, UnsafePointer<Double>, Int32) -> Void
  let value: @convention(c) (Handle, Int32) -> Double
  let toggle: @convention(c) (Handle, UnsafePointer<Int32>, Int32, Int32) -> Void

  init?(_ name: String, library: String, in folder: String) throws {
    guard let library = PeerLibrary(library, in: folder) else { return nil }
    self.name = name
    cold = try library.function("peer_cold", as: type(of: cold))
    open = try library.function("peer_open", as: type(of: open))
    close = try library.function("peer_close", as: type(of: close))
    values = try library.function("peer_values", as: type(of: values))
    edit = try library.function("peer_edit", as: type(of: edit))
    suggest = try library.function("peer_suggest", as: type(of: suggest))
    suggestAll = try library.function("peer_suggest_all", as: type(of: suggestAll))
    value = try library.function("peer_value", as: type(of: value))
    toggle = try library.function("peer_toggle", as: type(of: toggle))
  }

  /// Builds, solves, reads and destroys.
  func solve(_ rows: PeerRows, into values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      if let base = values.baseAddress { _ = cold(rows.system, base) }
    }
  }
}

/// Yoga, behind the functions of `peer.h`.
struct FlexboxPeer {
  let chain: @convention(c) (Int32, UnsafePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let stacks: @convention(c) (Int32, UnsafeMutablePointer<Double>) -> Void
  let cell: @convention(c) (UnsafePointer<PeerCell>, UnsafeMutablePointer<Double>) -> Void
  let openCell: @convention(c) () -> UnsafeMutableRawPointer
  let closeCell: @convention(c) (UnsafeMutableRawPointer) -> Void
  let cellAgain:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<PeerCell>, UnsafeMutablePointer<Double>
    ) -> Void

  init?(in folder: String) throws {
    guard let library = PeerLibrary("yoga", in: folder) else { return nil }
    chain = try library.function("peer_chain", as: type(of: chain))
    stacks = try library.function("peer_stacks", as: type(of: stacks))
    cell = try library.function("peer_cell", as: type(of: cell))
    openCell = try library.function("peer_cell_open", as: type(of: openCell))
    closeCell = try library.function("peer_cell_close", as: type(of: closeCell))
    cellAgain = try library.function("peer_cell_again", as: type(of: cellAgain))
  }
}

/// A peer's solver that is kept between edits.
final class PeerSession {
  let peer: PeerSolver
  let handle: PeerSolver.Handle

  init(_ peer: PeerSolver, _ rows: PeerRows) {
    self.peer = peer
    handle = peer.open(rows.system)
  }

  deinit { peer.close(handle) }
}

/// Yoga's nodes of one cell that are kept while its content changes.
final class FlexboxCell {
  let peer: FlexboxPeer
  let handle: UnsafeMutableRawPointer

  init(_ peer: FlexboxPeer) {
    self.peer = peer
    handle = peer.openCell()
  }

  deinit { peer.closeCell(handle) }
}
