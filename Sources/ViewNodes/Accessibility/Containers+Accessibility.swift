// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The roles of nodes that contain accessibility elements.

extension NavigationBarNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "navigation bar")
  }
}

extension TabBarNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "tab bar")
  }
}

extension ToolbarNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "toolbar")
  }
}

extension TableNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "table")
  }
}

extension TableCellNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "cell")
  }
}

extension SegmentedControlNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(containerRole: "segments")
  }
}
