// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ShareImageServer
import ShareImages

// Listens on the loopback address only; in production, a proxy is in front of it.
let handler = ShareImageHandler(service: ShareImageService())
do {
  let server = try LoopbackServer(port: 8080) { await handler.response(to: $0) }
  server.start()
  print("http://127.0.0.1:\(server.port)/share.png?title=Hello")
  dispatchMain()
} catch {
  print("share-images: \(error)")
  exit(1)
}
