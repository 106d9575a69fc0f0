// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  @_exported public import ViewPictures
#else
  // The package's trait Cairo is off: there is nothing here, and nothing has to be installed. Turn it
  // on with `traits: ["Cairo"]` where the package is depended on, or with `--traits Cairo`.
#endif
