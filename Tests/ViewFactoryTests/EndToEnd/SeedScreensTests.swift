// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewTesting

/// The screens of the samples that the library grew out of, driven as a person would.
@Suite("Sample screens, driven end to end")
struct SeedScreensTests {
  // MARK: Playback

  private final class PlaybackController: ViewController {
    let offline = SwitchNode()
    let crossfade = SliderNode()
    let value = LabelNode()

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Playback"
      let label = LabelNode()
      label.text = "Offline"
      let row = ViewNode()
      for node in [label, offline] {
        node.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(node)
      }
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        offline.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        offline.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 31),
      ])
      crossfade.maximumValue = 12
      value.text = "0s"
      crossfade.addTarget(self, for: .valueChanged) {
        $0.value.text = "\(Int($0.crossfade.value))s"
      }
      let stack = StackNode(arrangedSubviews: [row, crossfade, value])
      stack.axis = .vertical
      stack.spacing = 20
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      LayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  @Test("A switch is toggled, a slider dragged, and the device rotated")
  func playback() throws {
    let controller = PlaybackController()
    let navigation = NavigationController(rootViewController: controller)
    let screen = Screen(.phone, rootViewController: navigation)
    #expect(navigation.navigationBar.topItem?.title == "Playback")

    try screen.tap(controller.offline)
    #expect(controller.offline.isOn)

    try screen.drag(controller.crossfade, toValue: 7.5)
    #expect(controller.value.text == "7s")

    // The switch is 2 points wider than layout sees.
    let trailing: CGFloat = controller.offline.accessibilityFrame.maxX
    #expect(abs(trailing - 376) < 0.001)
    screen.rotate(to: .landscape)
    let turned: CGFloat = controller.offline.accessibilityFrame.maxX
    #expect(abs(turned - 783) < 0.001)
    try screen.tap(controller.offline)
    #expect(!controller.offline.isOn)
    #expect(screen.rootNode?.layoutReport().isEmpty ?? false)
  }

  // MARK: Number input

  @Test("A number is typed, and Done dismisses the keyboard")
  func numberInput() throws {
    let input = ViewFactory().input.number()
    let root = ViewNode()
    root.addSubview(input)
    LayoutConstraint.activate([
      input.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 16),
      input.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      input.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    let screen = Screen(.smallPhone, rootNode: root)
    try screen.tap(input)
    try screen.type("1321")
    #expect(input.text == "1321" && input.isEditing)
    #expect(throws: DriverError.self) { try screen.press(.return) }
    try screen.tap("Done")
    #expect(!input.isEditing && screen.firstResponder == nil)
    #expect(throws: DriverError.nothingTakesText) { try screen.type("1") }
  }

  // MARK: Table

  private final class AnimalCell: TableCellNode {
    let cover = ImageNode()
    var tapped: (() -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      cover.isUserInteractionEnabled = true
      cover.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(cover)
      cover.addGestureRecognizer(
        TapGestureRecognizer(target: self) { $0.tapped?() })
      LayoutConstraint.activate([
        cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        cover.widthAnchor.constraint(equalToConstant: 60),
        cover.heightAnchor.constraint(equalToConstant: 60),
        cover.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class AnimalsController: ViewController, TableNodeDataSource, TableNodeDelegate {
    let table = ViewFactory().table.main(frame: .zero)
    let refresh = ViewFactory().table.refresh()
    var animals = (1...40).map { "Animal \($0)" }
    var tappedCovers: [Int] = []
    var refreshes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Animals"
      table.dataSource = self
      table.delegate = self
      table.register(AnimalCell.self, forCellReuseIdentifier: "animal")
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      LayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      refresh.addTarget(self, for: .valueChanged) { $0.refreshes += 1 }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      table.addSubview(refresh)
    }

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
      animals.count
    }

    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
      (cell as? AnimalCell)?.tapped = { [weak self] in self?.tappedCovers.append(indexPath.row) }
      return cell
    }

    func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
      let details = ViewController()
      details.title = animals[indexPath.row]
      navigationController?.pushViewController(details, animated: true)
    }
  }

  @Test("A cell's image is tapped, a row selected, a title pushed and popped")
  func animals() throws {
    let controller = AnimalsController()
    let navigation = NavigationController(rootViewController: controller)
    let screen = Screen(.phone, rootViewController: navigation)
    let cell = try #require(
      controller.table.cellForRow(at: IndexPath(row: 2, section: 0)) as? AnimalCell)
    try screen.tap(cell.cover)
    #expect(controller.tappedCovers == [2])
    #expect(navigation.viewControllers.count == 1)

    try screen.tap(cell)
    #expect(navigation.navigationBar.topItem?.title == "Animal 3")
    #expect(navigation.topViewController?.title == "Animal 3")
    try screen.tapBack()
    #expect(navigation.navigationBar.topItem?.title == "Animals")
    #expect(navigation.topViewController === controller)
    #expect(throws: DriverError.nothingToGoBackTo) { try screen.tapBack() }
  }

  @Test("A table is scrolled and pulled to refresh, and refreshing ends")
  func refreshing() throws {
    let controller = AnimalsController()
    let screen = Screen(
      .phone, rootViewController: NavigationController(rootViewController: controller))
    let table = controller.table
    let top = table.contentOffset.y
    #expect(top == -91)
    try screen.drag(table, by: CGPoint(x: 0, y: -300))
    #expect(abs(table.contentOffset.y - (top + 300)) < 0.5)
    #expect(controller.tappedCovers.isEmpty)
    try screen.drag(table, by: CGPoint(x: 0, y: 350))
    #expect(table.contentOffset.y == top)

    try screen.pullToRefresh(table)
    #expect(controller.refreshes == 1 && controller.refresh.isRefreshing)
    #expect(table.contentOffset.y == top - 60)
    controller.refresh.endRefreshing()
    table.reloadData()
    screen.layoutIfNeeded()
    #expect(table.contentOffset.y == top && !controller.refresh.isRefreshing)
  }
}
