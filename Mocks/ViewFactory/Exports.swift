// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Importing ViewFactoryMocks also imports the mocks of all other modules.
@_exported public import StyledViewMocks
@_exported public import ViewComponentMocks
