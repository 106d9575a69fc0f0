// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An error in adding a gradient.
///
/// When it is thrown, nothing has been changed.
public nonisolated enum GradientErrorEnum: Error, Hashable, Sendable {
  /// The view already has a gradient layer with that name.
  case layerAlreadyExist
}

nonisolated extension GradientErrorEnum: CustomStringConvertible {
  /// A description of the error in one sentence.
  public var description: String {
    switch self {
    case .layerAlreadyExist:
      "The view already has a gradient layer with that name; remove it first or choose another name."
    }
  }
}
