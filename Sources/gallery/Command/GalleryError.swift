// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The reason why the gallery could not be created.
enum GalleryError: Error, Equatable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case cannotPrint(reason: String)
  case cannotMake(picture: String, reason: String)
}

extension GalleryError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotPrint(let reason): "cannot write to standard output: \(reason)"
    case .cannotMake(let picture, let reason): "the picture '\(picture)' cannot be made: \(reason)"
    }
  }
}
