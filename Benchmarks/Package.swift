// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ViewFactory", path: "..")],
  targets: [
    // What the peers and the program agree on: one C header.
    .target(name: "PeerInterface"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "PeerInterface",
        .product(name: "ConstraintSolver", package: "ViewFactory"),
        .product(name: "ViewNodes", package: "ViewFactory"),
      ],
      swiftSettings: settings),
  ]
)
