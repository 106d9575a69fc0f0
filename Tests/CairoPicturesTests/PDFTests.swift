// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import Foundation
  import Testing
  import ViewNodes
  import ViewPictures

  @testable import CairoPictures

  @Suite("PDF documents")
  struct PDFTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test("have a page of the right size for each drawing")
    func pages() throws {
      let pages = [(100, 50), (200, 80), (30, 30)].map { width, height in
        DisplayList(of: box(0, 0, CGFloat(width), CGFloat(height), .red))
      }
      let document = text(try DisplayList.pdf(pages: pages))
      #expect(document.hasPrefix("%PDF-"))
      #expect(document.matches(of: /\/Type \/Page\s/).count == 3)
      #expect(document.contains("/MediaBox [ 0 0 200 80 ]"))
      #expect(document.contains("/MediaBox [ 0 0 30 30 ]"))
    }

    @Test("keep text as text and contain the given date")
    func contents() throws {
      let node = label("Selectable")
      let document = text(try node.pdf())
      #expect(document.contains("/ToUnicode"))
      #expect(document.contains("LiberationSans"))
      // Some versions of Cairo leave out the mark of a date.
      #expect(document.contains(/\/CreationDate \((D:)?19700101000000/))
      let dated = PDFOptions(title: "A title", creationDate: Date(timeIntervalSince1970: 86_400))
      let other = text(try node.pdf(options: dated))
      #expect(other.contains(/\/CreationDate \((D:)?19700102000000/))
      #expect(other.contains("/Title (A title)"))
    }

    @Test("are the same bytes every time")
    func determinism() throws {
      let card = box(0, 0, 100, 50, .white)
      card.layer.shadowOpacity = 1
      card.addSubview(label("Text"))
      #expect(try card.pdf() == card.pdf())
    }

    @Test("aren't written without a page")
    func empty() {
      #expect(throws: CairoError.empty) { try DisplayList.pdf(pages: []) }
      #expect(throws: CairoError.empty) { try box(0, 0, 0, 0).pdf() }
    }

    @Test("aren't written if every page fails")
    func nothing() async throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("pages-\(UUID().uuidString)/none.pdf")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      let makers = [PictureMaker("empty") { box(0, 0, 0, 0) }]
      let report = try await Pictures.renderDocument(makers, to: file, concurrency: 1)
      #expect(report.made == 0 && report.failures.map(\.name) == ["empty"])
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("have shadows with two pixels per point")
    func shadows() throws {
      let path = BezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40))
      let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 5)
      let list = DisplayList(
        size: CGSize(width: 100, height: 100), operations: [.shadow(path, shadow)])
      let document = text(try DisplayList.pdf(pages: [list]))
      let widths = document.matches(of: /\/Width (\d+)/).compactMap { Int($0.1) }
      #expect(widths.contains { $0 > 80 }, "\(widths)")
    }

    @Test("contain many trees in order, except those that fail")
    func batch() async throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("pages-\(UUID().uuidString)/all.pdf")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      let makers = (0..<20).map { number in
        PictureMaker("\(number)") { box(0, 0, CGFloat(number * 10), 10, .red) }
      }
      let report = try await Pictures.renderDocument(makers, to: file, concurrency: 4)
      #expect(report.made == 19)
      #expect(report.failures.map(\.name) == ["0"])
      let document = text(try Data(contentsOf: file))
      let widths = document.matches(of: /MediaBox \[ 0 0 (\d+) 10 \]/).map { Int($0.1) ?? 0 }
      #expect(widths == (1..<20).map { $0 * 10 })
    }
  }
#endif
