// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery

extension GalleryGroup {
  /// The examples as pictures with the size of a phone.
  var pictures: PictureGroup {
    PictureGroup(
      title: title, introduction: introduction,
      pictures: examples.map { example in
        Picture(example.name, example.title) { theme in
          example.page(theme.viewFactory, width: 375)
        }
      })
  }
}
