// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The subject of a business card.
struct BusinessCardPerson: Sendable {
  var name: String
  var title: String
  var phone: String
  var email: String

  static let juca = BusinessCardPerson(
    name: "Juca da Silva", title: "Desenvolvedor de Software", phone: "(11) 1111-1111",
    email: "oi@juca.com")
  static let nayara = BusinessCardPerson(
    name: "Nayara Souza", title: "Psicanalista", phone: "(48) 2222-2222",
    email: "nayara@exemplo.com")
  static let ronan = BusinessCardPerson(
    name: "Ronan Nunes", title: "Engenheiro de Aplicativos", phone: "(48) 3333-3333",
    email: "ronan@exemplo.com")
}

/// The parts of a business card, which each plan arranges differently.
final class BusinessCardComponents {
  let photoImageView = ImageNode(
    image: Image(
      systemName: "person.fill", withConfiguration: Image.SymbolConfiguration(pointSize: 44)))
  let nameLabel: LabelNode
  let titleLabel: LabelNode
  let emailLabel: LabelNode
  let phoneLabel: LabelNode

  init(
    _ person: BusinessCardPerson, viewFactory: any ViewFactoryProtocol,
    palette: any ViewFactoryColorProtocol
  ) {
    nameLabel = viewFactory.label.header()
    titleLabel = viewFactory.label.body()
    emailLabel = viewFactory.label.hint()
    phoneLabel = viewFactory.label.hint()
    nameLabel.font = .boldSystemFont(ofSize: 19)
    nameLabel.text = person.name
    titleLabel.font = .systemFont(ofSize: 15)
    titleLabel.text = person.title
    emailLabel.text = person.email
    phoneLabel.text = person.phone
    photoImageView.contentMode = .center
    photoImageView.backgroundColor = palette.buttonFabGradientLast
    photoImageView.tintColor = palette.onButtonFab
    for view in labels + [photoImageView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  var labels: [LabelNode] { [nameLabel, titleLabel, emailLabel, phoneLabel] }
}

/// The plan with a wide photo above the data.
final class SeniorBusinessCardView: ViewNode {
  init(_ components: BusinessCardComponents) {
    super.init(frame: .zero)
    let margin: CGFloat = 8
    addSubview(components.photoImageView)
    components.photoImageView
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .heightAnchor(equalTo: 100)
    var above = components.photoImageView.bottomAnchor
    for label in components.labels {
      addSubview(label)
      label
        .topAnchor(equalTo: above, constant: margin)
        .leadingAnchor(equalTo: leadingAnchor, constant: margin)
        .trailingAnchor(equalTo: trailingAnchor, constant: -margin)
      above = label.bottomAnchor
    }
    components.phoneLabel.bottomAnchor(equalTo: bottomAnchor, constant: -margin)
  }

  required init?(coder: NSCoder) { nil }
}

/// The plan with the photo next to the data.
final class FullBusinessCardView: ViewNode {
  init(_ components: BusinessCardComponents) {
    super.init(frame: .zero)
    let margin: CGFloat = 8
    let imageSize: CGFloat = 96
    let content = ViewNode()
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(components.photoImageView)
    addSubview(content)
    components.photoImageView
      .topAnchor(equalTo: topAnchor, constant: margin)
      .bottomAnchor(equalTo: bottomAnchor, constant: -margin)
      .leadingAnchor(equalTo: leadingAnchor, constant: margin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)
    content
      .topAnchor(equalTo: components.photoImageView.topAnchor)
      .leadingAnchor(equalTo: components.photoImageView.trailingAnchor, constant: margin)
      .trailingAnchor(equalTo: trailingAnchor, constant: -margin)
      .heightAnchor(equalTo: imageSize)
    var above = content.topAnchor
    for label in components.labels {
      content.addSubview(label)
      label
        .topAnchor(equalTo: above)
        .leadingAnchor(equalTo: content.leadingAnchor)
        .trailingAnchor(equalTo: content.trailingAnchor)
      above = label.bottomAnchor
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The smallest plan: a small photo next to a stack of small labels.
final class JuniorBusinessCardView: ViewNode {
  init(_ components: BusinessCardComponents, viewFactory: any ViewFactoryProtocol) {
    super.init(frame: .zero)
    let margin: CGFloat = 8
    let imageSize: CGFloat = 50
    components.photoImageView.contentMode = .scaleAspectFit
    for label in components.labels { label.font = .systemFont(ofSize: 10) }
    components.nameLabel.font = .boldSystemFont(ofSize: 10)
    let stack = viewFactory.stack.vertical(views: components.labels)
    stack.spacing = 0
    addSubview(components.photoImageView)
    addSubview(stack)
    components.photoImageView
      .topAnchor(equalTo: topAnchor, constant: margin)
      .bottomAnchor(equalTo: bottomAnchor, constant: -margin)
      .leadingAnchor(equalTo: leadingAnchor, constant: margin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)
    stack
      .topAnchor(equalTo: components.photoImageView.topAnchor)
      .leadingAnchor(equalTo: components.photoImageView.trailingAnchor, constant: margin)
      .trailingAnchor(equalTo: trailingAnchor, constant: -margin)
      .bottomAnchor(equalTo: components.photoImageView.bottomAnchor)
  }

  required init?(coder: NSCoder) { nil }
}

/// The list, with a cell for each person in the style of their plan.
final class BusinessCardsScreen: ViewNode, TableNodeDataSource {
  private let viewFactory: any ViewFactoryProtocol
  private let palette: any ViewFactoryColorProtocol
  private let cards: [BusinessCardPlan: BusinessCardPerson] = [
    .senior: .juca, .full: .nayara, .junior: .ronan,
  ]

  init(
    viewFactory: any ViewFactoryProtocol, palette: any ViewFactoryColorProtocol, background: Color
  ) {
    self.viewFactory = viewFactory
    self.palette = palette
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 480))
    backgroundColor = background
    let table = viewFactory.table.main()
    table.register(BusinessCardCell.self, forCellReuseIdentifier: BusinessCardCell.reuseIdentifier)
    table.dataSource = self
    addSubview(table)
    viewFactory.styleHelper.constraint.setAll(for: table, to: self, at: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    BusinessCardPlan.allCases.count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BusinessCardCell.reuseIdentifier, for: indexPath)
    let plan = BusinessCardPlan.allCases[indexPath.row]
    if let cell = cell as? BusinessCardCell, let person = cards[plan] {
      let components = BusinessCardComponents(person, viewFactory: viewFactory, palette: palette)
      cell.show(plan.view(of: components, viewFactory: viewFactory), palette: palette)
    }
    return cell
  }
}

/// The plan of an advertiser.
enum BusinessCardPlan: String, CaseIterable, Sendable {
  case senior
  case full
  case junior

  func view(of components: BusinessCardComponents, viewFactory: any ViewFactoryProtocol) -> ViewNode
  {
    switch self {
    case .senior: SeniorBusinessCardView(components)
    case .full: FullBusinessCardView(components)
    case .junior: JuniorBusinessCardView(components, viewFactory: viewFactory)
    }
  }
}

/// A cell that contains any of the three cards.
final class BusinessCardCell: TableCellNode {
  static let reuseIdentifier = "business card"

  func show(_ card: ViewNode, palette: any ViewFactoryColorProtocol) {
    backgroundColor = .clear
    card.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = palette.card
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    contentView.addSubview(card)
    card
      .topAnchor(equalTo: contentView.topAnchor, constant: 12)
      .leadingAnchor(equalTo: contentView.leadingAnchor, constant: 16)
      .trailingAnchor(equalTo: contentView.trailingAnchor, constant: -16)
      .bottomAnchor(equalTo: contentView.bottomAnchor)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    for view in contentView.subviews { view.removeFromSuperview() }
  }
}
