// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What was said about a node for those who do not see it.
package final class AccessibilityState {
}
