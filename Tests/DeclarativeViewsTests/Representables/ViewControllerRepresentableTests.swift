// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Representable view controllers")
struct ViewControllerRepresentableTests {
  /// A controller that records the calls that it receives.
  private final class Page: ViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("loaded")
      let label = LabelNode()
      label.text = "Page"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    override func willMove(toParent parent: ViewController?) {
      calls.append(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: ViewController?) {
      calls.append(parent == nil ? "did leave" : "did enter")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private struct Pages: ViewControllerRepresentable {
    let title: String
    let page: Page

    func makeUIViewController(context: Context) -> Page { page }

    func updateUIViewController(_ controller: Page, context: Context) {
      controller.title = "\(title) \(context.environment.isEnabled)"
    }

    static func dismantleUIViewController(_ controller: Page, coordinator: Void) {
      controller.title = "gone"
    }
  }

  private struct Book: View {
    let page: Page
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
      Button("Toggle") { isOpen.toggle() }
      Button("Count") { count += 1 }
      if isOpen { Pages(title: "\(count)", page: page) }
    }
  }

  private let page = Page()

  private func present() -> (Screen, HostingController<Book>) {
    let controller = HostingController(rootView: Book(page: page))
    return (Screen(.phone, rootViewController: controller), controller)
  }

  @Test("a controller is a child of the hosting controller, and appears with it")
  func appearance() throws {
    let (screen, outer) = present()
    #expect(page.parent === outer && outer.children == [page])
    #expect(
      page.take() == ["loaded", "will enter", "will appear", "did enter", "did appear"])
    screen.rootViewController = ViewController()
    #expect(page.take() == ["will disappear", "did disappear"])
  }

  @Test("a controller is updated with each change")
  func updates() throws {
    let (screen, _) = present()
    #expect(page.title == "0 true")
    try screen.tap("Count")
    #expect(page.title == "1 true")
    #expect(!page.calls.contains("will disappear"))
  }

  @Test("a controller that is removed with its view disappears, leaves its parent, and can return")
  func removal() throws {
    let (screen, outer) = present()
    _ = page.take()
    try screen.tap("Toggle")
    #expect(page.take() == ["will leave", "will disappear", "did disappear", "did leave"])
    #expect(page.title == "gone" && page.parent == nil && outer.children == [])
    #expect(page.viewIfLoaded?.superview == nil)
    try screen.tap("Toggle")
    #expect(page.take() == ["will enter", "will appear", "did appear", "did enter"])
    #expect(page.parent === outer && page.title == "0 true")
  }

  @Test("the view of a controller fills its place")
  func frame() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 200, height: 300)) {
      Pages(title: "", page: page).padding(20)
    }
    host.layoutIfNeeded()
    #expect(page.view.convert(page.view.bounds, to: host) == host.bounds.insetBy(dx: 20, dy: 20))
    host.frame.size.width = 150
    host.layoutIfNeeded()
    #expect(page.view.bounds.size == CGSize(width: 110, height: 260))
    #expect(page.parent == nil)
  }

  @Test("without a proposal, a controller has its preferred size or that of its constraints")
  func idealSize() {
    let view = Pages(title: "", page: page)
    let label = LabelNode()
    label.text = "Page"
    let own = TreeProbe.size(of: view, nil, nil)
    #expect(own == label.intrinsicContentSize)
    #expect(TreeProbe.size(of: view, 200, nil) == CGSize(width: 200, height: own.height))
    #expect(TreeProbe.size(of: view, nil, 90) == CGSize(width: own.width, height: 90))
    page.preferredContentSize = CGSize(width: 120, height: 70)
    #expect(TreeProbe.size(of: view, nil, nil) == CGSize(width: 120, height: 70))
    #expect(TreeProbe.size(of: view, 30, 40) == CGSize(width: 30, height: 40))
  }

  @Test("a host that moves into a controller's view takes its controllers along, and out again")
  func moves() throws {
    let host = HostingNode { Pages(title: "", page: page) }
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.layoutIfNeeded()
    #expect(page.parent == nil)
    let outer = ViewController()
    let screen = Screen(.phone, rootViewController: outer)
    outer.view.addSubview(host)
    screen.layoutIfNeeded()
    #expect(page.parent === outer)
    #expect(page.take() == ["loaded", "will enter", "will appear", "did appear", "did enter"])
    host.removeFromSuperview()
    #expect(page.parent == nil && outer.children == [])
  }

  @Test("a controller whose parent refuses it, or that moves elsewhere meanwhile, stays without it")
  func refused() {
    final class Refusing: ViewController {
      override func addChild(_ childController: ViewController) {}
    }
    let host = HostingNode { Pages(title: "", page: page) }
    let outer = Refusing()
    let screen = Screen(.phone, rootViewController: outer)
    outer.view.addSubview(host)
    host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.layoutIfNeeded()
    #expect(page.parent == nil && page.view.isDescendant(of: host))
    #expect(!page.calls.contains("did enter"))
    let elsewhere = ViewNode()
    elsewhere.addSubview(page.view)
    _ = page.take()
    host.rootView = EmptyView()
    screen.layoutIfNeeded()
    #expect(page.view.superview === elsewhere && page.take() == [])
  }
}
