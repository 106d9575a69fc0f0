// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

extension Catalogue {
  static var declarative: PictureGroup {
    PictureGroup(
      title: "Declarative views",
      introduction: "Declarative stacks that propose sizes to their views, in a tree of nodes.",
      pictures: [
        Picture(
          "declarative-welcome", "Kuchi: welcome",
          note: "A ZStack shows the page in the background."
        ) {
          screen($0) { WelcomeScreen() }
        },
        Picture(
          "declarative-challenge", "Kuchi: a challenge", note: "A Spacer takes the remaining space."
        ) { screen($0) { ChallengeScreen(userName: "Kuchi") } },
        Picture(
          "declarative-division", "How a row divides its width",
          note: "Each view is offered an equal share of what remains, the least flexible one first."
        ) { fitted($0) { DivisionPicture(row: ExampleRows.icon, width: 311, height: 60) } },
        Picture(
          "declarative-priority", "The same with priorities",
          note: "The last text is measured first, and the first one gets the remaining space."
        ) { fitted($0) { DivisionPicture(row: ExampleRows.priorities, width: 311, height: 130) } },
        Picture("declarative-frame", "A frame around a text") { fitted($0) { FrameExample() } },
        Picture("declarative-row", "Two texts in a row") { fitted($0) { RowExample() } },
        Picture("declarative-row-priority", "Three texts with priorities") {
          fitted($0) { PriorityExample() }
        },
        Picture("declarative-mixed", "Nodes of the factories in a declarative view") {
          fitted($0) { MixedExample() }
        },
      ])
  }

  private static func screen(_ theme: GalleryTheme, _ content: () -> some View) -> ViewNode {
    let view = content().viewFactoryColor(theme.palette)
    return HostingNode(frame: CGRect(x: 0, y: 0, width: 375, height: 720)) { view }
  }

  /// A view with the width of a phone's content and its natural height.
  private static func fitted(_ theme: GalleryTheme, _ content: () -> some View) -> ViewNode {
    let view = content().padding().frame(width: 343).fixedSize(horizontal: false, vertical: true)
      .viewFactoryColor(theme.palette)
    let node = HostingNode { view }
    node.frame.size = node.intrinsicContentSize
    node.backgroundColor = theme.background
    return node
  }
}
