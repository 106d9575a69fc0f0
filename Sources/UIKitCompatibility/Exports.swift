// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// `import UIKitCompatibility` stands where `import UIKit` stood: what that brings comes with it.
@_exported public import Foundation
@_exported public import ViewNodes
