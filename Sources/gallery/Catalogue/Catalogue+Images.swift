// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var images: PictureGroup {
    PictureGroup(
      title: "Symbols",
      introduction: "Drawn by the library, tinted by the palette.",
      pictures: [
        Picture("symbols", "All symbols") { theme in
          let names = Image.systemSymbolNames
          let columns = 8
          let cell: CGFloat = 44
          let rows = (names.count + columns - 1) / columns
          let sheet = ViewNode(
            frame: CGRect(x: 0, y: 0, width: cell * CGFloat(columns), height: cell * CGFloat(rows)))
          sheet.backgroundColor = theme.palette.card
          for (index, name) in names.enumerated() {
            let view = ImageNode(image: Image(systemName: name))
            view.tintColor = theme.palette.labelHeader
            view.contentMode = .center
            view.frame = CGRect(
              x: cell * CGFloat(index % columns), y: cell * CGFloat(index / columns), width: cell,
              height: cell)
            sheet.addSubview(view)
          }
          return sheet
        }
      ])
  }
}
