// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ViewFactory",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "ViewNodes", targets: ["ViewNodes"]),
    .library(name: "UIKitCompatibility", targets: ["UIKitCompatibility"]),
    .library(name: "ViewPictures", targets: ["ViewPictures"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "ViewFactory", targets: ["ViewFactory"]),
    .library(name: "ViewFactoryMocks", targets: ["ViewFactoryMocks"]),
    .library(name: "DeclarativeViews", targets: ["DeclarativeViews"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "ViewNodes", dependencies: ["ConstraintSolver"], swiftSettings: settings),
    .target(name: "UIKitCompatibility", dependencies: ["ViewNodes"], swiftSettings: settings),
    .target(name: "ViewPictures", dependencies: ["ViewNodes"], swiftSettings: settings),
    .target(
      name: "ViewTesting", dependencies: ["ViewNodes", "ViewPictures"], swiftSettings: settings),
    .target(name: "ViewFactory", dependencies: ["ViewNodes"], swiftSettings: settings),
    .target(
      name: "ViewFactoryMocks", dependencies: ["ViewFactory", "ViewNodes"], path: "Mocks",
      swiftSettings: settings),
    .target(
      name: "DeclarativeViews", dependencies: ["ViewFactory", "ViewNodes"],
      swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "DeclarativeViews", "ViewFactory", "ViewFactoryMocks", "ViewNodes", "ViewPictures",
      ],
      swiftSettings: settings),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: settings),
    .testTarget(name: "ViewNodesTests", dependencies: ["ViewNodes"], swiftSettings: settings),
    .testTarget(
      name: "UIKitCompatibilityTests", dependencies: ["UIKitCompatibility", "ViewFactory"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewPicturesTests", dependencies: ["ViewPictures", "ViewNodes"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewTestingTests", dependencies: ["ViewTesting", "ViewPictures", "ViewNodes"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "ViewFactoryTests",
      dependencies: [
        "ViewFactory", "ViewFactoryMocks", "ViewNodes", "ViewPictures", "ViewTesting",
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewFactoryMocksTests",
      dependencies: ["ViewFactory", "ViewFactoryMocks", "ViewNodes", "ViewTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "DeclarativeViewsTests",
      dependencies: [
        "DeclarativeViews", "ViewFactory", "ViewNodes", "ViewPictures", "ViewTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests", dependencies: ["gallery", "ViewFactory", "ViewNodes", "ViewPictures"],
      swiftSettings: settings),
  ]
)
