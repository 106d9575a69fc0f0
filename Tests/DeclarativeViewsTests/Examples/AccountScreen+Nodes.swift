// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewNodes

extension AccountScreen {
  /// The screen made of nodes, stacks and constraints.
  func makeNodes(_ factory: any ViewFactoryProtocol, signOut: @escaping () -> Void) -> ViewNode {
    let root = ViewNode(frame: .zero)
    let color = factory.viewFactoryColor.labelBody
    let rows = [person(color), figureRow(color), line(), notifications(color)]
    let content = StackNode(arrangedSubviews: [
      title(color), rows[0], rows[1], rows[2], noteLabel(color), rows[3],
    ])
    content.axis = .vertical
    content.alignment = .leading
    content.spacing = 16
    for row in rows {
      row.widthAnchor.constraint(equalTo: content.widthAnchor).isActive = true
    }
    let button = factory.button.neutral()
    button.setTitle("Sign Out", for: .normal)
    button.addAction(for: .touchUpInside) { signOut() }
    for view in [content, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      button.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
    ])
    return root
  }

  private func title(_ color: Color) -> ViewNode {
    let label = label("Account", .preferredFont(forTextStyle: .title1), color)
    label.accessibilityTraits = .header
    return label
  }

  private func person(_ color: Color) -> ViewNode {
    let picture = ViewNode(frame: .zero)
    picture.backgroundColor = .systemIndigo
    picture.layer.cornerRadius = 24
    let names = StackNode(arrangedSubviews: [
      label(name, .preferredFont(forTextStyle: .headline), color),
      label(address, .preferredFont(forTextStyle: .subheadline), .secondaryLabel),
    ])
    names.axis = .vertical
    names.alignment = .leading
    names.spacing = 2
    let amount = label(balance, .preferredFont(forTextStyle: .title2), color)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackNode(arrangedSubviews: [picture, names, amount])
    row.alignment = .center
    row.spacing = 12
    LayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
    ])
    return row
  }

  private func figureRow(_ color: Color) -> ViewNode {
    let row = StackNode(
      arrangedSubviews: figures.map { title, value in
        let parts = StackNode(arrangedSubviews: [
          label(value, .preferredFont(forTextStyle: .headline), color),
          label(title, .preferredFont(forTextStyle: .caption1), .secondaryLabel),
        ])
        parts.axis = .vertical
        parts.alignment = .center
        parts.spacing = 4
        parts.backgroundColor = .figureGround
        parts.layer.cornerRadius = 8
        parts.layoutMargins = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        parts.isLayoutMarginsRelativeArrangement = true
        return parts
      })
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }

  private func line() -> ViewNode {
    let line = ViewNode(frame: .zero)
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }

  private func noteLabel(_ color: Color) -> ViewNode {
    let label = label(note, .preferredFont(forTextStyle: .body), color)
    label.numberOfLines = 0
    return label
  }

  private func notifications(_ color: Color) -> ViewNode {
    let control = SwitchNode(frame: .zero)
    control.isOn = notifies
    control.accessibilityLabel = "Notifications"
    let title = label("Notifications", .preferredFont(forTextStyle: .body), color)
    title.isAccessibilityElement = false
    title.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    let row = StackNode(arrangedSubviews: [title, control])
    row.alignment = .center
    row.spacing = 8
    return row
  }

  private func label(_ text: String, _ font: Font, _ color: Color) -> LabelNode {
    let label = LabelNode(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
