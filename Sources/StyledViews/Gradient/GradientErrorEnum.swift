// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Why a gradient was refused.
///
/// Nothing has been changed when it is thrown.
public nonisolated enum GradientErrorEnum: Error, Hashable, Sendable {
  /// The view has a gradient layer of that name already.
  case layerAlreadyExist
}

nonisolated extension GradientErrorEnum: CustomStringConvertible {
  /// The mistake in a sentence.
  public var description: String {
    switch self {
    case .layerAlreadyExist:
      "The view has a gradient layer of that name already; remove it first or choose another name."
    }
  }
}
