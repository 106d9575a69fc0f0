// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT
