// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// With the trait, this file is compiled as an app's is whose default isolation is the main actor.
#if MainActor
  import Testing
  import UIKitCompatibility
  import ViewPictures

  final class CityList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    private(set) var chosen: String?
    private let cities = ["Lisboa", "Porto", "Faro"]

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      table.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cities.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      cell.textLabel?.text = cities[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = cities[indexPath.row]
    }
  }

  private final class Badge: UIView {
    private let label = UILabel()
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
    }
  }

  @Suite("An app on the main actor")
  struct MainActorClientTests {
    @Test("a controller is its table's data source and delegate")
    func controller() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list = CityList()
      window.rootViewController = list
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let table = try #require(list.view.subviews.first as? UITableView)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Lisboa", "Porto", "Faro"])
      let delegate = try #require(table.delegate as? any UITableViewDelegate)
      delegate.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
      #expect(list.chosen == "Porto")
    }

    @Test("a view is shown after work in the background")
    func background() async {
      let label = UILabel()
      await Task.detached {
        let text = "loaded"
        await MainActor.run { label.text = text }
      }.value
      #expect(label.text == "loaded")
    }

    @Test(
      "values aren't isolated: colors, fonts, attributed strings, and drawings can be used anywhere"
    )
    func values() async {
      let badge = Badge(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      badge.backgroundColor = .red
      let drawing = DisplayList(of: badge)
      let (svg, width, priority) = await Task.detached {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSAttributedString(string: "Hello", attributes: [.font: font])
        return (
          drawing.svg(), text.size().width, UILayoutPriority.required == UILayoutPriority(1000)
        )
      }.value
      #expect(svg == badge.svg())
      #expect(width > 20 && priority)
    }

    @Test("a tree whose last reference is released in the background is freed on the main actor")
    func release() async {
      weak var child: UIView?
      do {
        let parent = UIStackView()
        let view = Badge()
        child = view
        parent.addArrangedSubview(view)
        await Task.detached { [parent] in _ = parent }.value
      }
      await Task.yield()
      for _ in 0..<100 where child != nil { try? await Task.sleep(for: .milliseconds(5)) }
      #expect(child == nil)
    }

    @Test("the description of an object on another actor contains only its class")
    func description() async {
      let view = Badge()
      #expect(view.description.contains("frame"))
      let elsewhere = await Task.detached { view.description }.value
      #expect(elsewhere == "<Badge>")
    }
  }
#endif
