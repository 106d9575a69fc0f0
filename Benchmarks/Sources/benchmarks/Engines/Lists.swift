// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation

/// A list of a picture, two texts and an amount in each row, as wide as a phone: three ways to
/// write it.
///
/// Each measures its texts.
struct Lists {
  struct Item {
    let title: String
    let detail: String
    let amount: String
  }

  let items: [Item] = (0..<100).map { i in
    Item(title: "Title \(i)", detail: "What it is about, \(i * i)", amount: "\(i * 37 % 1000) €")
  }
  private let titleFont = Font.boldSystemFont(ofSize: 17)
  private let detailFont = Font.systemFont(ofSize: 13)
  private let amountFont = Font.systemFont(ofSize: 15)

  // MARK: Declarative views

  struct ListView: View {
    let lists: Lists

    var body: some View {
      VStack(spacing: 8) {
        ForEach(0..<lists.items.count) { i in
          HStack(spacing: 12) {
            Color.red.frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 4) {
              Text(lists.items[i].title).font(lists.titleFont)
              Text(lists.items[i].detail).font(lists.detailFont)
            }
            Spacer(minLength: 0)
            Text(lists.items[i].amount).font(lists.amountFont)
          }
          .padding(.horizontal, 16)
        }
      }
    }
  }

  func declarative() -> ViewNode {
    let view = ListView(lists: self)
    let list = HostingNode { view }
    list.frame.size = list.sizeThatFits(CGSize(width: 375, height: CGFloat.infinity))
    return list
  }

  // MARK: Stack nodes

  private func label(_ text: String, _ font: Font) -> LabelNode {
    let label = LabelNode()
    label.font = font
    label.text = text
    return label
  }

  func stacks() -> ViewNode {
    let rows = items.map { item in
      let picture = ViewNode()
      picture.backgroundColor = .red
      let texts = StackNode(arrangedSubviews: [
        label(item.title, titleFont), label(item.detail, detailFont),
      ])
      texts.axis = .vertical
      texts.alignment = .leading
      texts.spacing = 4
      let amount = label(item.amount, amountFont)
      amount.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = StackNode(arrangedSubviews: [picture, texts, amount])
      row.alignment = .center
      row.spacing = 12
      LayoutConstraint.activate([
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
      ])
      return row
    }
    let list = StackNode(arrangedSubviews: rows)
    list.axis = .vertical
    list.spacing = 8
    list.isLayoutMarginsRelativeArrangement = true
    list.layoutMargins = .init(top: 0, left: 16, bottom: 0, right: 16)
    list.translatesAutoresizingMaskIntoConstraints = false
    list.widthAnchor.constraint(equalToConstant: 375).isActive = true
    return list
  }

  // MARK: Frames by hand

  func frames() -> ViewNode {
    let list = ViewNode()
    var top: CGFloat = 0
    for item in items {
      let picture = ViewNode()
      picture.backgroundColor = .red
      let title = label(item.title, titleFont)
      let detail = label(item.detail, detailFont)
      let amount = label(item.amount, amountFont)
      let (titleSize, detailSize) = (title.intrinsicContentSize, detail.intrinsicContentSize)
      let amountSize = amount.intrinsicContentSize
      let textHeight = titleSize.height + 4 + detailSize.height
      let height = max(40, textHeight, amountSize.height)
      let middle = top + height / 2
      let room = 375 - 32 - 40 - 12 - 12 - amountSize.width
      picture.frame = CGRect(x: 16, y: middle - 20, width: 40, height: 40)
      title.frame = CGRect(
        x: 68, y: middle - textHeight / 2, width: min(titleSize.width, room),
        height: titleSize.height)
      detail.frame = CGRect(
        x: 68, y: title.frame.maxY + 4, width: min(detailSize.width, room),
        height: detailSize.height)
      amount.frame = CGRect(
        x: 359 - amountSize.width, y: middle - amountSize.height / 2, width: amountSize.width,
        height: amountSize.height)
      for node in [picture, title, detail, amount] { list.addSubview(node) }
      top += height + 8
    }
    list.frame = CGRect(x: 0, y: 0, width: 375, height: top - 8)
    return list
  }
}
