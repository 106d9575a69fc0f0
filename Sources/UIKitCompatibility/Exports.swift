// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// `import UIKitCompatibility` replaces `import UIKit`, so it reexports the same modules.
@_exported public import Foundation
@_exported public import UIKitNames
