// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  final var safeAreaInsets: EdgeInsets { .zero }
}
