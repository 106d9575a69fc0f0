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
    .library(name: "ViewGraphics", targets: ["ViewGraphics"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ViewNodes", targets: ["ViewNodes"]),
    .library(name: "ConstraintBlocks", targets: ["ConstraintBlocks"]),
    .library(name: "UIKitCompatibility", targets: ["UIKitCompatibility"]),
    .library(name: "ViewPictures", targets: ["ViewPictures"]),
    .library(name: "CairoPictures", targets: ["CairoPictures"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "ViewFactory", targets: ["ViewFactory"]),
    .library(name: "ViewFactoryMocks", targets: ["ViewFactoryMocks"]),
    .library(name: "ViewGallery", targets: ["ViewGallery"]),
    .library(name: "DeclarativeViews", targets: ["DeclarativeViews"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  traits: [
    .trait(
      name: "Cairo",
      description: "PNG, PDF and shaped text in CairoPictures, by Cairo and Pango of the system."),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "ViewGraphics", swiftSettings: settings),
    .target(
      name: "ViewTree", dependencies: ["ConstraintSolver", "ViewGraphics"],
      swiftSettings: settings),
    .target(name: "ViewNodes", dependencies: ["ViewTree"], swiftSettings: settings),
    .target(
      name: "ConstraintBlocks", dependencies: ["ViewGraphics", "ViewTree"],
      swiftSettings: settings),
    .target(name: "UIKitCompatibility", dependencies: ["ViewNodes"], swiftSettings: settings),
    .target(name: "ViewPictures", dependencies: ["ViewNodes"], swiftSettings: settings),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "CairoPictures",
      dependencies: [
        "ViewNodes", "ViewPictures",
        .target(name: "CPangoCairo", condition: .when(traits: ["Cairo"])),
        .target(name: "CTurboJPEG", condition: .when(traits: ["Cairo"])),
        .target(name: "CWebP", condition: .when(traits: ["Cairo"])),
        .target(name: "CZlib", condition: .when(traits: ["Cairo"])),
      ],
      swiftSettings: settings),
    .target(
      name: "ViewTesting", dependencies: ["CairoPictures", "ViewNodes", "ViewPictures"],
      swiftSettings: settings),
    .target(name: "ViewFactory", dependencies: ["ViewNodes"], swiftSettings: settings),
    .target(
      name: "ViewFactoryMocks", dependencies: ["ViewFactory", "ViewNodes"], path: "Mocks",
      swiftSettings: settings),
    .target(
      name: "DeclarativeViews", dependencies: ["ViewFactory", "ViewNodes", "ViewTree"],
      swiftSettings: settings),
    .target(
      name: "ViewGallery", dependencies: ["ViewFactory", "ViewNodes", "ViewPictures"],
      swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CairoPictures", "ConstraintBlocks", "DeclarativeViews", "ViewFactory", "ViewFactoryMocks",
        "ViewGallery", "ViewNodes", "ViewPictures",
      ],
      swiftSettings: settings),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: settings),
    .testTarget(name: "ViewGraphicsTests", dependencies: ["ViewGraphics"], swiftSettings: settings),
    .target(
      name: "ViewTreeTestSupport", dependencies: ["ConstraintBlocks", "ViewGraphics", "ViewTree"],
      path: "Tests/ViewTreeTestSupport", swiftSettings: settings),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "ConstraintBlocks", "ConstraintSolver", "ViewGraphics", "ViewTree", "ViewTreeTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViewNodesTests",
      dependencies: [
        "ConstraintBlocks", "ConstraintSolver", "ViewGraphics", "ViewNodes", "ViewTree",
        "ViewTreeTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintBlocksTests", dependencies: ["ConstraintBlocks", "ViewNodes"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitCompatibilityTests",
      dependencies: [
        "ConstraintBlocks", "UIKitCompatibility", "ViewFactory", "ViewNodes", "ViewPictures",
        "ViewTree",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViewPicturesTests", dependencies: ["ConstraintBlocks", "ViewPictures", "ViewNodes"],
      swiftSettings: settings),
    .testTarget(
      name: "CairoPicturesTests", dependencies: ["CairoPictures", "ViewNodes", "ViewPictures"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewTestingTests",
      dependencies: ["ConstraintBlocks", "ViewTesting", "ViewPictures", "ViewNodes"],
      exclude: ["__Snapshots__"], swiftSettings: settings),
    .testTarget(
      name: "ViewFactoryTests",
      dependencies: [
        "CairoPictures", "ConstraintBlocks", "ViewFactory", "ViewFactoryMocks", "ViewGallery",
        "ViewNodes", "ViewPictures", "ViewTesting",
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
        "ViewTreeTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViewGalleryTests",
      dependencies: ["ViewFactory", "ViewGallery", "ViewNodes", "ViewPictures"],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "ViewFactory", "ViewGallery", "ViewNodes", "ViewPictures", "ViewTesting",
      ],
      swiftSettings: settings),
  ]
)
