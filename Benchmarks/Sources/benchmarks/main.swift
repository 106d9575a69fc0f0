// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let memory = options.memory {
    let usage = try Memory.usage(of: memory, peers: options.peers)
    print(usage.kept, usage.peak)
  } else if options.listsCounts {
    for work in CountedWork.all { print(work.name, work.unitCount, work.unit) }
  } else if options.drawsAtOnce {
    try await PicturesAtOnce.check()
  } else if let count = options.count {
    try CountedWork.run(count)
  } else {
    var suite = try Suite(options)
    for peer in suite.missing {
      print("The peer \(peer) is missing; Benchmarks/fetch-peers builds it.\n")
    }
    try suite.run()
    print(suite.report.markdown())
    print(suite.report.lines(), terminator: "")
    for failure in suite.failures { print("\nwrong: \(failure)") }
    if !suite.failures.isEmpty { exit(1) }
  }
} catch {
  FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
  exit(1)
}
