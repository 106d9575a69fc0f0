// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import ViewFactory

/// Seconds of processor time that this process has used: other jobs on the machine do not count.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Memory that is in use just now, in megabytes.
func residentMegabytes() -> Int {
  let pages =
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
}

/// Does what the first word says and prints cards a second of processor time and bytes a card.
func run(_ arguments: [String]) throws {
  guard arguments.count >= 3, let count = Int(arguments[2]),
    let data = FileManager.default.contents(atPath: arguments[1]), let photo = Image(data: data)
  else {
    print(
      "usage: picture-benchmarks png|shaped|svg|html|layout|memory|memory-svg PHOTO.png COUNT [FILE]"
    )
    exit(2)
  }
  let isShaped = arguments[0] == "shaped"
  // One pixel a point, as the peers draw.
  let options = PNGOptions(scale: 1)
  let card = Card(
    photo: photo,
    measurer: isShaped ? PangoTextMeasurer() : EmbeddedTextMeasurer())
  func draw(_ number: Int) throws -> Int {
    let node = card.node(number)
    switch arguments[0] {
    case "svg", "memory-svg": return node.svg().utf8.count
    case "html": return node.html().utf8.count
    case "layout":
      node.layoutIfNeeded()
      return 0
    default: return try node.png(options: options).count
    }
  }
  // First uses look for fonts and fill caches; every program has its own first card.
  _ = try draw(0)
  if arguments.count > 3 {
    try card.node(0).png(options: options).write(to: URL(fileURLWithPath: arguments[3]))
  }
  if arguments[0].hasPrefix("memory") {
    for number in 1...count {
      _ = try draw(number)
      if number % max(count / 10, 1) == 0 {
        print(
          "\(number) \(arguments[0] == "memory" ? "PNG" : "SVG") cards: \(residentMegabytes()) MB")
      }
    }
    return
  }
  let start = processorSeconds()
  var bytes = 0
  for number in 1...count { bytes += try draw(number) }
  let seconds = processorSeconds() - start
  print("\(Int((Double(count) / seconds).rounded())) \(bytes / count)")
}

try run(Array(CommandLine.arguments.dropFirst()))
