// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Order of sublayers and subviews")
struct SublayerOrderTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let red = ViewNode()
  private let green = ViewNode()
  private let black = Layer()
  private let gray = Layer()
  private let white = Layer()

  init() {
    let parts: [(Layer, Color)] = [
      (red.layer, .red), (green.layer, .green), (black, .black), (gray, .gray), (white, .white),
    ]
    for (layer, color) in parts {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = color
    }
  }

  /// What is painted, from back to front.
  private var order: [Color] {
    DisplayList(of: root).operations.compactMap { operation in
      if case .fill(_, .color(let color)) = operation { return color }
      return nil
    }
  }

  @Test("a sublayer is in front of the subviews that are there, and behind later ones")
  func added() {
    root.addSubview(red)
    root.layer.addSublayer(black)
    root.addSubview(green)
    #expect(order == [.red, .black, .green])
    root.layer.addSublayer(gray)
    #expect(order == [.red, .black, .green, .gray])
    root.layer.addSublayer(black)
    #expect(order == [.red, .green, .gray, .black])
  }

  @Test("a sublayer at index 0 is behind everything, and one between others is with the next")
  func inserted() {
    root.addSubview(red)
    root.layer.insertSublayer(black, at: 0)
    #expect(order == [.black, .red])
    root.layer.addSublayer(gray)
    root.addSubview(green)
    root.layer.insertSublayer(white, at: 1)
    #expect(order == [.black, .red, .white, .gray, .green])
    root.layer.insertSublayer(white, at: 9)
    #expect(order == [.black, .red, .gray, .green, .white])
  }

  @Test("a sublayer is inserted beside the layer of a subview")
  func besideViews() {
    root.addSubview(red)
    root.layer.addSublayer(black)
    root.addSubview(green)
    root.layer.insertSublayer(gray, above: red.layer)
    #expect(order == [.red, .gray, .black, .green])
    root.layer.insertSublayer(white, below: green.layer)
    #expect(order == [.red, .gray, .black, .white, .green])
    root.layer.insertSublayer(gray, below: red.layer)
    #expect(order == [.gray, .red, .black, .white, .green])
    root.layer.insertSublayer(black, above: green.layer)
    #expect(order == [.gray, .red, .white, .green, .black])
    root.layer.insertSublayer(white, below: black)
    #expect(order == [.gray, .red, .green, .white, .black])
    root.layer.insertSublayer(white, above: gray)
    #expect(order == [.gray, .white, .red, .green, .black])
    let other = ViewNode()
    root.layer.insertSublayer(white, above: other.layer)
    #expect(order == [.gray, .red, .green, .black, .white])
    root.layer.insertSublayer(white, below: nil)
    #expect(order == [.white, .gray, .red, .green, .black])
  }

  @Test("a subview that moves or leaves doesn't take sublayers along")
  func moves() {
    root.layer.addSublayer(black)
    root.addSubview(red)
    root.layer.addSublayer(gray)
    root.addSubview(green)
    root.layer.addSublayer(white)
    #expect(order == [.black, .red, .gray, .green, .white])
    root.bringSubviewToFront(red)
    #expect(order == [.black, .gray, .green, .white, .red])
    root.sendSubviewToBack(green)
    #expect(order == [.green, .black, .gray, .white, .red])
    root.sendSubviewToBack(ViewNode())
    green.removeFromSuperview()
    #expect(order == [.black, .gray, .white, .red])
    red.removeFromSuperview()
    root.addSubview(red)
    #expect(order == [.black, .gray, .white, .red])
  }

  @Test("a sublayer in front of a subview that leaves is in front of the one behind it")
  func leaves() {
    root.addSubview(red)
    root.addSubview(green)
    root.layer.addSublayer(black)
    green.removeFromSuperview()
    #expect(order == [.red, .black])
    root.insertSubview(green, at: 0)
    #expect(order == [.green, .red, .black])
  }

  @Test("a page contains the sublayers in front of subviews")
  func pages() {
    root.addSubview(red)
    black.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let before = root.html()
    root.layer.addSublayer(black)
    #expect(!before.contains("#369") && root.html().contains("#369"))
  }

  @Test("a replaced sublayer and a new list of sublayers keep their places")
  func replaced() {
    root.layer.addSublayer(black)
    root.addSubview(red)
    root.layer.addSublayer(gray)
    root.addSubview(green)
    root.layer.replaceSublayer(gray, with: white)
    #expect(order == [.black, .red, .white, .green])
    root.layer.sublayers = root.layer.sublayers?.filter { $0 !== black }
    #expect(order == [.red, .white, .green])
    root.layer.sublayers = [black, white]
    #expect(order == [.red, .white, .green, .black])
  }

  @Test("heights go before the order of insertion")
  func heights() {
    root.addSubview(red)
    root.layer.addSublayer(black)
    root.addSubview(green)
    red.layer.zPosition = 1
    #expect(order == [.black, .green, .red])
    black.zPosition = 1
    #expect(order == [.green, .red, .black])
    black.zPosition = -1
    #expect(order == [.black, .green, .red])
  }
}
