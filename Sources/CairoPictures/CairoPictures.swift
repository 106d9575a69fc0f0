// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  @_exported public import ViewPictures
#else
  // The package's trait Cairo is disabled: this module is empty, and nothing needs to be installed.
  // Enable it with `traits: ["Cairo"]` where the package is depended on, or with `--traits Cairo`.
#endif
