// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Changes that objects announce", .serialized)
struct ObjectWillChangeTests {
  private final class Player: ObservableObject {
    var volume = 5 {
      willSet { objectWillChange.send() }
    }
  }

  /// An object with a publisher of its own.
  private final class Radio: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var station = "none"

    func tune(to name: String) {
      station = name
      objectWillChange.send()
    }
  }

  @Test("views are updated when an object announces a change, however they observe it")
  func announced() throws {
    struct Owner: View {
      @StateObject private var player = Player()
      var body: some View {
        Button("own \(player.volume)") { player.volume += 1 }
      }
    }
    struct Observer: View {
      @ObservedObject var player: Player
      var body: some View { Text("observed \(player.volume)") }
    }
    struct Reader: View {
      @EnvironmentObject private var player: Player
      var body: some View { Text("environment \(player.volume)") }
    }
    let player = Player()
    let (screen, host) = shown {
      Owner()
      Observer(player: player)
      Reader().environmentObject(player)
    }
    player.volume = 7
    screen.layoutIfNeeded()
    #expect(
      host.accessibilityTree()
        == "button \"own 5\"\ntext \"observed 7\"\ntext \"environment 7\"\n")
    try screen.tap("own 5")
    try screen.tap("own 6")
    #expect(host.accessibilityTree().hasPrefix("button \"own 7\"\n"))
  }

  @Test("an object can store its publisher, and announce changes after they are made")
  func stored() {
    struct Station: View {
      @ObservedObject var radio: Radio
      var body: some View { Text(radio.station) }
    }
    let radio = Radio()
    let (screen, host) = shown { Station(radio: radio) }
    radio.tune(to: "one")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"one\"\n")
    radio.tune(to: "two")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"two\"\n")
  }

  @Test("only bodies that read the object are evaluated again")
  func others() {
    final class Bodies { var names: [String] = [] }
    struct Part: View {
      let name: String
      @ObservedObject var player: Player
      let bodies: Bodies
      var body: some View {
        let _ = bodies.names.append(name)
        Text("\(player.volume)")
      }
    }
    let (first, second, bodies) = (Player(), Player(), Bodies())
    let (screen, _) = shown {
      Part(name: "first", player: first, bodies: bodies)
      Part(name: "second", player: second, bodies: bodies)
    }
    bodies.names = []
    second.objectWillChange.send()
    screen.layoutIfNeeded()
    #expect(bodies.names == ["second"])
  }

  @Test("the publisher of an object is kept while the object exists, and not longer")
  func kept() {
    let player = Player()
    let publisher = player.objectWillChange
    #expect(player.objectWillChange === publisher)
    #expect(Player().objectWillChange !== publisher)
    let before = ObjectPublishers.all.count
    for _ in 0..<10_000 { Player().objectWillChange.send() }
    #expect(ObjectPublishers.all.count <= 2 * before + 128)
    #expect(player.objectWillChange === publisher)
  }
}
