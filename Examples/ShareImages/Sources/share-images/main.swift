// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import ShareImageServer
import ShareImages

// Listens on this machine alone; a proxy in front of it speaks to the world.
let server = HTTPServer(address: .loopback(port: 8080))
await server.appendRoute("GET /share.png", to: ShareImageHandler(service: ShareImageService()))
print("http://127.0.0.1:8080/share.png?title=Hello")
try await server.run()
