// swift-tools-version: 6.1
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
    .package(name: "ViewFactory", path: "../..", traits: ["Cairo"]),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "ShareImages",
      dependencies: [
        .product(name: "CairoPictures", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
      ],
      swiftSettings: settings),
    .target(
      name: "ShareImageServer",
      dependencies: ["ShareImages", .product(name: "FlyingFox", package: "FlyingFox")],
      swiftSettings: settings),
    .executableTarget(
      name: "share-images",
      dependencies: [
        "ShareImageServer", "ShareImages", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShareImagesTests",
      dependencies: [
        "ShareImageServer", "ShareImages", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "CairoPictures", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
      ],
      swiftSettings: settings),
  ]
)
