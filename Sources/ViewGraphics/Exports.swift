// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A placeholder for scoped imports, which make the module's members visible without importing
/// other names.
public enum _ViewGraphics {}
