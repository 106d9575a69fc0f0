// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The interface between the tree and the controller whose view it shows.
extension ViewController: ViewOwner {}
