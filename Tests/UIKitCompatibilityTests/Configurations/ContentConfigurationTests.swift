// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

/// A configuration with its view, as clients write them.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var text = ""
  var color = UIColor.green

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected { updated.color = .red }
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let badge = configuration as? BadgeConfiguration else { return }
    label.text = badge.text
    label.textColor = badge.color
  }

  var shownColor: UIColor { label.textColor }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isFlagged = UIConfigurationStateCustomKey("isFlagged")
}

private final class FlagCell: UITableViewCell {
  var isFlagged = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  var updates = 0

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.isFlagged] = isFlagged
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    updates += 1
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state[.isFlagged] as? Bool == true ? "flagged" : "plain"
    contentConfiguration = content
  }
}

private final class Source: NSObject, UITableViewDataSource {
  let make: () -> UITableViewCell

  init(_ make: @escaping () -> UITableViewCell) { self.make = make }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { make() }
}

@Suite("Content and background configurations")
struct ContentConfigurationTests {
  /// The height of a row with a cell, and the table.
  private func row(_ make: @escaping () -> UITableViewCell) -> (UITableView, CGFloat) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Source(make)
    table.dataSource = source
    table.layoutIfNeeded()
    return withExtendedLifetime(source) {
      (table, table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test("a cell shows the text, the secondary text, and the image of its content")
  func listContent() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    let (_, height) = row { cell }
    #expect(height >= 44)
    let shown = labels(cell.contentView)
    #expect(shown.map(\.text) == ["Title", "Detail"])
    let (title, detail) = (shown[0].frame, shown[1].frame)
    #expect(detail.minY >= title.maxY)
    let image = try #require(
      cell.contentView.subviews.first?.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.minX == 16)
    #expect(title.minX == image.frame.maxX + 16)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Title")
  }

  @Test("a long text wraps and makes the row taller")
  func selfSizing() {
    func height(_ text: String) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      return row { cell }.1
    }
    let one = height("short")
    #expect(abs(one - 44) < 1)
    #expect(height(String(repeating: "many words ", count: 20)) > one + 60)
  }

  @Test("a value is at the trailing edge, or below the text if it doesn't fit")
  func values() {
    func frames(_ value: String) -> [CGRect] {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Name"
      content.secondaryText = value
      cell.contentConfiguration = content
      _ = row { cell }
      return labels(cell.contentView).map(\.frame)
    }
    let beside = frames("Value")
    #expect(abs(beside[1].maxX - 304) < 0.5)
    #expect(abs(beside[0].midY - beside[1].midY) < 0.5)
    let below = frames(String(repeating: "value ", count: 12))
    #expect(below[1].minY >= below[0].maxY)
  }

  @Test("properties of texts and images are shown")
  func properties() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "many words"
    content.textProperties.transform = .uppercase
    content.textProperties.color = .red
    content.textProperties.font = .systemFont(ofSize: 30)
    content.textProperties.numberOfLines = 2
    content.textProperties.alignment = .center
    content.image = UIImage(content: .figures([]), size: CGSize(width: 100, height: 50))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageToTextPadding = 3
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    let label = try #require(labels(view).first)
    #expect(label.text == "MANY WORDS")
    #expect(label.textColor == .red)
    #expect(label.font.pointSize == 30)
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.size == CGSize(width: 20, height: 10))
    #expect(image.frame.minX == 12)
    #expect(label.frame.minX == 45)
    #expect(label.frame.maxX == 196)
  }

  @Test("a client's configuration creates its view, which sizes the row and is kept")
  func ownConfiguration() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(text: "badge")
    let (table, height) = row { cell }
    #expect(height > 75)
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    cell.contentConfiguration = BadgeConfiguration(text: "other")
    #expect(cell.contentView.subviews.first === view)
    #expect(labels(view).first?.text == "other")
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(view.shownColor == .red)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.first is UIListContentView)
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("a subclass updates its content for its state, with custom values")
  func updateConfiguration() {
    let cell = FlagCell(style: .default, reuseIdentifier: nil)
    let (table, _) = row { cell }
    #expect(labels(cell.contentView).map(\.text).first == "plain")
    let updates = cell.updates
    cell.isFlagged = true
    table.layoutIfNeeded()
    #expect(cell.updates == updates + 1)
    #expect(labels(cell.contentView).map(\.text).first == "flagged")
  }

  @Test("the update handler is notified of the state")
  func handler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    let (table, _) = row { cell }
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("a background is behind the content, and gray while the cell is selected")
  func backgrounds() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 10, bottom: 2, trailing: 4)
    cell.backgroundConfiguration = background
    let (table, _) = row { cell }
    let view = try #require(cell.subviews.first)
    #expect(view.frame.minX == 10)
    #expect(view.frame.maxX == 316)
    #expect(abs(view.frame.maxY - (cell.frame.height - 2 - 1 / 3)) < 0.01)
    #expect(cell.backgroundColor == nil)
    #expect(!cell.svg().lowercased().contains("#d1d1d6"))
    cell.selectionStyle = .none
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(cell.svg().lowercased().contains("#d1d1d6"))
    background.backgroundColor = .green
    cell.backgroundConfiguration = background
    #expect(cell.svg().contains("#0f0"))
    cell.backgroundConfiguration = nil
    #expect(!cell.subviews.contains { $0 === view })
  }

  @Test("headers and cells of collections have content configurations too")
  func elsewhere() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Header"
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    header.layoutIfNeeded()
    #expect(labels(header.contentView).map(\.text).first == "Header")
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = BadgeConfiguration(text: "item")
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    #expect(labels(cell.contentView).map(\.text) == ["item"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(labels(cell.contentView).first?.textColor == .red)
  }

  @Test("attributed texts keep their colors")
  func attributed() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    #expect(view.svg().contains("#f00"))
    #expect(content.attributedText?.string == "red")
  }

  @Test("a color transformer changes the configured color")
  func transformers() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    #expect(background.resolvedBackgroundColor(for: .blue).alpha == 0.5)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .blue).blue == 1)
    let gray = UIConfigurationColorTransformer.grayscale(.red)
    #expect(gray.resolvedColor(with: .current).red == gray.resolvedColor(with: .current).green)
  }

  @Test("an image has the corner radius of its properties, and is clipped only if it has one")
  func imageCorners() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.cornerRadius = 6
    let view = UIListContentView(configuration: content)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.layer.cornerRadius == 6 && image.clipsToBounds)
    content.imageProperties.cornerRadius = 0
    view.configuration = content
    #expect(image.layer.cornerRadius == 0 && !image.clipsToBounds)
  }

  @Test("a background has an outline if its width is a positive number")
  func outlines() {
    for (width, isStroked) in [
      (2, true), (0, false), (-1, false), (.infinity, false), (.nan, false),
    ]
      as [(CGFloat, Bool)]
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.strokeColor = .red
      background.strokeWidth = width
      cell.backgroundConfiguration = background
      let (table, _) = row { cell }
      table.layoutIfNeeded()
      #expect(cell.svg().contains("#f00") == isStroked, "\(width)")
    }
  }
}
