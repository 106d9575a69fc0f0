// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// `import ViewFactoryMocks` is enough for the mock of every protocol.
@_exported public import StyledViewMocks
@_exported public import ViewComponentMocks
