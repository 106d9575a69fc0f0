// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ShareImages",
  dependencies: [
    .package(name: "ViewFactory", path: "../..", traits: ["Cairo"])
  ],
  targets: [
    .target(
      name: "ShareImages",
      dependencies: [
        .product(name: "CairoPictures", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
      ],
      swiftSettings: settings),
    .target(name: "ShareImageServer", dependencies: ["ShareImages"], swiftSettings: settings),
    .executableTarget(
      name: "share-images", dependencies: ["ShareImageServer", "ShareImages"],
      swiftSettings: settings),
    .testTarget(
      name: "ShareImagesTests",
      dependencies: [
        "ShareImageServer", "ShareImages",
        .product(name: "CairoPictures", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
      ],
      swiftSettings: settings),
  ]
)
