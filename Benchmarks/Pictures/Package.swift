// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PictureBenchmarks",
  dependencies: [.package(name: "ViewFactory", path: "../..", traits: ["Cairo"])],
  targets: [
    .executableTarget(
      name: "picture-benchmarks",
      dependencies: [
        .product(name: "CairoPictures", package: "ViewFactory"),
        .product(name: "ViewFactory", package: "ViewFactory"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
