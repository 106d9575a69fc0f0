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

  @Test("a place after the first is in front of the subviews, if there are no other sublayers")
  func places() {
    root.addSubview(red)
    root.layer.insertSublayer(black, at: 1)
    #expect(order == [.red, .black])
  }

  @Test("after random changes, everything is in the order of a plain list", arguments: 1...60)
  func random(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func pick(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let views = (0..<6).map { _ in ViewNode(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let layers = (0..<8).map { _ in Layer() }
    for (index, layer) in (views.map(\.layer) + layers).enumerated() {
      layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      layer.backgroundColor = Color(white: CGFloat(index + 1) / 20, alpha: 1)
    }
    var list: [Layer] = []
    for _ in 0..<60 {
      let (view, layer) = (views[pick(views.count)], layers[pick(layers.count)])
      let other = list.isEmpty ? layer : list[pick(list.count)]
      switch pick(9) {
      case 0:
        root.addSubview(view)
        list.removeAll { $0 === view.layer }
        list.append(view.layer)
      case 1:
        root.layer.addSublayer(layer)
        list.removeAll { $0 === layer }
        list.append(layer)
      case 2:
        root.layer.insertSublayer(layer, at: 0)
        list.removeAll { $0 === layer }
        list.insert(layer, at: 0)
      case 3, 4:
        guard other !== layer, let index = list.firstIndex(where: { $0 === other }) else {
          continue
        }
        let isAbove = pick(2) == 0
        if isAbove {
          root.layer.insertSublayer(layer, above: other)
        } else {
          root.layer.insertSublayer(layer, below: other)
        }
        let former = list.firstIndex { $0 === layer }
        list.removeAll { $0 === layer }
        let place = former.map { $0 < index } ?? false ? index - 1 : index
        list.insert(layer, at: isAbove ? place + 1 : place)
      case 5:
        guard view.superview != nil else { continue }
        root.bringSubviewToFront(view)
        list.removeAll { $0 === view.layer }
        list.append(view.layer)
      case 6:
        guard view.superview != nil else { continue }
        root.sendSubviewToBack(view)
        list.removeAll { $0 === view.layer }
        list.insert(view.layer, at: 0)
      case 7:
        view.removeFromSuperview()
        list.removeAll { $0 === view.layer }
      default:
        layer.removeFromSuperlayer()
        list.removeAll { $0 === layer }
      }
      #expect(order == list.compactMap(\.backgroundColor), "seed \(seed)")
    }
  }
}
