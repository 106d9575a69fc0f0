// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that a layer's property can animate with; layers show changes at once here, so nothing
/// runs it.
public protocol CAAction: AnyObject {}

nonisolated extension NSNull: CAAction {}

extension CAAnimation: CAAction {}
