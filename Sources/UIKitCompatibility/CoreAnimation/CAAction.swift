// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

nonisolated extension NSNull: CAAction {}

extension CAAnimation: CAAction {}
