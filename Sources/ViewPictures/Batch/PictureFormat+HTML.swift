// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension PictureFormat {
  /// Returns the HTML format; see ``ViewNodes/ViewNode/html(options:)``.
  public static func html(_ options: HTMLOptions = HTMLOptions()) -> PictureFormat {
    PictureFormat(fileExtension: "html", mediaType: "text/html") {
      $0.htmlBytes(options: options)
    }
  }
}
