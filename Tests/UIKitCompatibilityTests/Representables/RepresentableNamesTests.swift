// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation
import Testing
import UIKitCompatibility
import ViewTesting

/// A text view as SwiftUI apps wrap it.
private struct NotesView: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.accessibilityLabel = "Notes"
    return view
  }

  func updateUIView(_ uiView: UITextView, context: UIViewRepresentableContext<NotesView>) {
    uiView.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UITextViewDelegate {
    var parent: NotesView

    init(_ parent: NotesView) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

/// A controller as SwiftUI apps wrap it.
private struct ListController: UIViewControllerRepresentable {
  let rows: [String]

  func makeUIViewController(context: Context) -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = context.coordinator
    return controller
  }

  func updateUIViewController(_ uiViewController: UITableViewController, context: Context) {
    context.coordinator.rows = rows
    uiViewController.tableView.reloadData()
  }

  func makeCoordinator() -> Source { Source() }

  final class Source: NSObject, UITableViewDataSource {
    var rows: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }
}

private struct Page: View {
  @State private var notes = "one"

  var body: some View {
    VStack {
      NotesView(text: $notes).frame(height: 80)
      Text("\(notes.count) characters")
      ListController(rows: notes.split(separator: " ").map(String.init))
    }
  }
}

@Suite("SwiftUI's names for UIKit's views in declarative ones")
struct RepresentableNamesTests {
  @Test("views and controllers that an app wraps for SwiftUI work in a hosting controller")
  func wrapped() throws {
    let controller = UIHostingController(rootView: Page())
    let screen = Screen(.phone, rootViewController: controller)
    #expect(controller.view.accessibilityTree().contains("3 characters"))
    try screen.tap("Notes")
    try screen.type(" two")
    screen.layoutIfNeeded()
    let tree = controller.view.accessibilityTree()
    #expect(tree.contains("7 characters"))
    #expect(tree.contains("two"))
    #expect(controller.children.count == 1)
    #expect(controller.children.first is UITableViewController)
  }
}
