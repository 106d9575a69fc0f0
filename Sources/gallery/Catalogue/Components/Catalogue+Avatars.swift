// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var avatars: GalleryGroup {
    var examples = AvatarNode.Size.allCases.map { size in
      GalleryExample(
        "avatar-\(Int(size.rawValue))", "Initials, \(Int(size.rawValue)) points", isWide: false
      ) {
        $0.avatar.initials(name: "Ana Silva", size: size)
      }
    }
    examples.append(
      GalleryExample("avatar-picture", "Picture", isWide: false) {
        $0.avatar.picture(image: .sunset, name: "Sunset", size: .large)
      })
    return GalleryGroup(
      title: "Avatars", introduction: "Round pictures of people and things.", examples: examples)
  }
}
