// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What the tree tells the controller whose view it shows, and asks of it.
extension ViewController: ViewOwner {}
