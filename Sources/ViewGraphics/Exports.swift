// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Stands for the module in scoped imports, which make its members visible and none of its other names.
public enum _ViewGraphics {}
