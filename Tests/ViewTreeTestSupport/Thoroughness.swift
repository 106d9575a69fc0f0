// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Whether `THOROUGH_TESTS` is set, with which tests leave out none of the combinations that are
/// much alike and run random sequences for longer.
package nonisolated let testsAreThorough =
  ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil
