// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ReadingClub",
  dependencies: [
    .package(name: "ViewFactory", path: "../..")
  ],
  targets: [
    .target(
      name: "ReadingClub",
      dependencies: [.product(name: "ViewFactory", package: "ViewFactory")],
      swiftSettings: settings),
    .testTarget(
      name: "ReadingClubTests",
      dependencies: [
        "ReadingClub",
        .product(name: "ViewFactory", package: "ViewFactory"),
        .product(name: "ViewFactoryMocks", package: "ViewFactory"),
        .product(name: "ViewPictures", package: "ViewFactory"),
        .product(name: "ViewTesting", package: "ViewFactory"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
  ]
)
