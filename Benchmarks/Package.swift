// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  // With it, the library is built as the gallery with pictures needs it, so that both can share a folder.
  traits: [.trait(name: "Cairo", description: "The library with its trait of that name.")],
  dependencies: [
    .package(
      name: "ViewFactory", path: "..",
      traits: [.trait(name: "Cairo", condition: .when(traits: ["Cairo"]))])
  ],
  targets: [
    // What the peers and the program agree on: one C header.
    .target(name: "PeerInterface"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "PeerInterface",
        .product(name: "ConstraintBlocks", package: "ViewFactory"),
        .product(name: "ConstraintSolver", package: "ViewFactory"),
        .product(name: "DeclarativeViews", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
        .product(name: "ViewFactoryMocks", package: "ViewFactory"),
        .product(name: "ViewGallery", package: "ViewFactory"),
        .product(name: "ViewNodes", package: "ViewFactory"),
        .product(name: "ViewPictures", package: "ViewFactory"),
      ],
      // The folder Gallery is the gallery's own: its screens are measured, its program is not needed.
      exclude: ["Gallery/Cards", "Gallery/Command", "Gallery/Page", "Gallery/main.swift"],
      swiftSettings: settings),
  ]
)
