// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import ConstraintBlocks
import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewGallery
import ViewPictures
import ViewTesting

@Suite("The README's programs")
struct ReadmeTests {
  @Test("the boarding pass looks like the picture")
  func boardingPass() {
    let card = BoardingPass(viewFactory: ViewFactory()).makeCard()
    expectSoundLayout(of: card)
    assertSnapshot(of: card, as: .frames)
    assertSnapshot(of: card, as: .svg)
  }

  @Test("the first program compiles by itself")
  func firstProgram() throws {
    let program = try #require(try Readme().programs.first)
    let file = try Readme.lines(ofFilesNamed: ["BoardingPass.swift"])
    let comments = file.filter { $0.hasPrefix("// ") }
    #expect(Set(program) == file.subtracting(comments))
  }

  @Test("the first program's picture is written to a file")
  func pictureFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("pass.svg").path
    let card = BoardingPass(viewFactory: ViewFactory()).makeCard()
    try card.svg().write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Reykjavík"))
  }

  @Test("a conflict is reported as the README quotes it")
  func conflict() throws {
    let card = BoardingPass(viewFactory: ViewFactory()).makeCard()
    card.accessibilityIdentifier = "pass"
    card.widthAnchor.constraint(equalToConstant: 320).isActive = true
    let message = card.layoutReport().conflicts.map(\.description).joined()
    let readme = withoutPlaces(try Readme().text)
    for line in withoutPlaces(message).split(separator: "\n") {
      #expect(readme.contains(line), "The README does not say: \(line)")
    }
  }

  /// Files and lines are the reader's own.
  private func withoutPlaces(_ text: String) -> String {
    text.replacing(#/ \([A-Za-z]+/[A-Za-z]+\.swift:\d+\)/#, with: "")
  }

  @Test("a client's test checks what its screen requested")
  func counted() {
    let viewFactory = MockViewFactory()
    _ = BoardingPass(viewFactory: viewFactory).makeCard()
    #expect(viewFactory.mockLabel.headerCalls.count == 1)
  }

  @Test("every line of Swift in the README is in a file that compiles here")
  func code() throws {
    let readme = try Readme()
    let known = try Readme.lines(ofFilesNamed: ["ReadmeTests.swift", "BoardingPass.swift"])
    #expect(readme.code.count > 20)
    // The reader's own module.
    for line in readme.code where !known.contains(line) && line != "@testable import Tickets" {
      Issue.record("Nothing compiles this line of the README: \(line)")
    }
  }

  @Test("a theme is derived from one brand color and is readable")
  func theme() throws {
    var theme = Theme(palette: DynamicPalette(brand: try Color(hex: "#3366FF")))
    theme.shape.button = 20
    let viewFactory: any ViewFactoryProtocol = ViewFactory(theme: theme)
    print(theme.contrastReport())  // All 232 pairs of colors have enough contrast.
    #expect(
      "\(theme.contrastReport())" == "All 232 pairs of colors have enough contrast.")
    #expect(viewFactory.button.positive().layer.cornerRadius == 20)
  }

  @Test("components write words in another language")
  func words() {
    let theme = Theme.standard
    var words = ComponentWords()
    words.close = "Schließen"
    words.step = "Schritt %1$@ von %2$@"
    words.percentage = "%@ %%"
    let viewFactory: any ViewFactoryProtocol = ViewFactory(theme: theme, words: words)
    let sheet = viewFactory.dialog.sheet(title: "Filter", content: ViewNode())
    let steps = viewFactory.progress.steps(titles: ["Adresse", "Zahlung"], current: 1)
    let ring = viewFactory.progress.ring(title: "Geladen", progress: 0.5)
    #expect(sheet.accessibilityOrder.map(\.accessibilityLabel) == ["Filter", "Schließen"])
    #expect(steps.accessibilityValue == "Schritt 2 von 2" && ring.accessibilityValue == "50 %")
  }

  @Test("a client can write a gallery of its components in its theme")
  func gallery() async throws {
    let theme = Theme.standard
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "readme-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = Gallery(
      title: "Our components", themes: ShownTheme.all(of: theme),
      groups: [
        GalleryGroup(
          title: "Prices", introduction: "What things cost.",
          examples: [GalleryExample("price", "Price") { $0.label.price() }])
      ])
    try await gallery.write(to: folder)
    let page = folder.appendingPathComponent("index.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("<h1>Our components</h1>"))
  }

  @Test("children are stacked, with one padding more than views")
  func stack() throws {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let title = viewFactory.label.header()
    title.text = "Title"
    let details = viewFactory.label.body()
    details.text = "Details"
    page.addSubview(title)
    page.addSubview(details)

    try viewFactory.styleHelper.constraint.setStack(
      for: [title, details], to: page, horizontalAt: .sixteen,
      verticalAt: [.sixteen, .eight, .sixteen])

    page.layoutIfNeeded()
    #expect(title.frame.minX == 16)
    #expect(title.frame.minY == 16)
    let gap: CGFloat = details.frame.minY - title.frame.maxY
    let rest: CGFloat = page.bounds.height - details.frame.maxY
    // Frames are rounded to a third of a point.
    #expect(abs(gap - 8) < 0.34)
    #expect(abs(rest - 16) < 0.34)
  }

  @Test("a block of constraints reads like the picture")
  func block() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let photo = ImageNode(image: nil)
    let title = LabelNode()
    title.text = "Title"
    for view in [photo, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    constrain {
      photo.top == page.top
      photo.leading == page.leading
      photo.height == 40
      title.top == photo.bottom + 8
      title.leading == page.leading + 16
      title.trailing <= page.trailing - 16 ~ .defaultHigh
    }
    page.layoutIfNeeded()
    #expect(title.frame.minX == 16)
    #expect(title.frame.minY == 48)
  }

  @Test("variants are compared together")
  func variants() {
    func makeCard() -> ViewNode { ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    let variants = SnapshotVariants.across(widths: [320, 430]) { makeCard() }
    assertSnapshot(of: variants, as: .frames)
  }

  #if Cairo
    @Test("a card becomes a PNG and a PDF")
    func pixelsAndPages() throws {
      let card = BoardingPass(viewFactory: ViewFactory()).makeCard()
      card.textMeasurer = PangoTextMeasurer()
      let picture = try card.png(options: PNGOptions(scale: 2))
      let document = try card.pdf()
      #expect(try #require(Image(data: picture)).size.width >= 750)
      #expect(document.starts(with: Array("%PDF-".utf8)))
    }
  #endif

  @Test("a list of people becomes a folder of pictures")
  func pictures() async throws {
    let people = [Person(name: "Ada"), Person(name: "Grace")]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let makers = people.map { person in PictureMaker(person.name) { makeCard(of: person) } }
    let report = try await Pictures.render(makers, to: folder)
    #expect(report.failures.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == ["Ada.svg", "Grace.svg"])
  }

  @Test("a node draws what the README shows")
  func ownDrawing() {
    let bars = Bars(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    let rects = DisplayList(of: bars).operations.compactMap { operation -> CGRect? in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
    #expect(rects.map(\.height) == [30, 70, 50])
    #expect(rects.allSatisfy { $0.maxY == 100 })
  }

  @Test("a custom component is available on every factory")
  func customComponent() {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()
    #expect(viewFactory.label.price().font == .boldSystemFont(ofSize: 20))
    #expect(MockViewFactory().label.price().font == .boldSystemFont(ofSize: 20))
  }
}

final class Bars: ViewNode {
  var values: [CGFloat] = [30, 70, 50]

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    for (index, value) in values.enumerated() {
      let bar = CGRect(x: CGFloat(index) * 30, y: bounds.maxY - value, width: 20, height: value)
      context.fill(BezierPath(roundedRect: bar, cornerRadius: 4), with: .systemBlue)
    }
  }
}

private nonisolated struct Person: Sendable {
  let name: String
}

private func makeCard(of person: Person) -> ViewNode {
  ViewFactory().card.titled(title: person.name, views: [])
}
