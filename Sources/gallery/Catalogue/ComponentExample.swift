// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// A component in one of its states, as a screen would use it.
struct ComponentExample {
  /// The name of its picture; unique.
  let name: String
  /// What it shows.
  let title: String
  /// Whether it is as wide as what holds it; else as wide as it asks.
  let isWide: Bool
  /// Makes it from an injected factory.
  let make: (any ViewFactoryProtocol) -> ViewNode

  init(
    _ name: String, _ title: String, isWide: Bool = true,
    make: @escaping (any ViewFactoryProtocol) -> ViewNode
  ) {
    self.name = name
    self.title = title
    self.isWide = isWide
    self.make = make
  }

  /// A screen's background as wide as asked with the component on it.
  func page(_ viewFactory: any ViewFactoryProtocol, width: CGFloat) -> ViewNode {
    let page = ViewNode()
    page.backgroundColor = viewFactory.viewFactoryColor.background
    let component = make(viewFactory)
    component.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(component)
    let end = component.trailingAnchor
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalToConstant: width),
      component.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      component.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      component.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      isWide
        ? end.constraint(equalTo: page.trailingAnchor, constant: -16)
        : end.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -16),
    ])
    return page
  }
}

/// Components of one family.
struct ComponentFamily {
  let title: String
  let introduction: String
  let examples: [ComponentExample]

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
