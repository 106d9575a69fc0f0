// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// Core Graphics' name for ``Transform``.
public typealias CGAffineTransform = Transform
