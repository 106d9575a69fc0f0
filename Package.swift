// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Where UIKit is, factories make its own views, which are on the main actor; everywhere else, nodes. The
// platform decides and not `canImport(UIKit)`, which a module of that name in a client's package would
// change.
let uiKitPlatforms: [Platform] = [.iOS, .macCatalyst]
let nodesOnly: TargetDependencyCondition? = .when(platforms: [
  .android, .linux, .macOS, .openbsd, .tvOS, .visionOS, .wasi, .watchOS, .windows,
])

let isolated =
  settings + [
    .defaultIsolation(MainActor.self, .when(traits: ["MainActor"])),
    .defaultIsolation(MainActor.self, .when(platforms: uiKitPlatforms)),
    .define("MainActor", .when(platforms: uiKitPlatforms)),
    .define("UIKitViews", .when(platforms: uiKitPlatforms)),
  ]

let package = Package(
  name: "ViewFactory",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14), .tvOS(.v17)],
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
    .library(name: "ViewThemes", targets: ["ViewThemes"]),
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
    .trait(
      name: "MainActor",
      description: "Views and controllers on the main actor, as UIKit's are."),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "ViewGraphics", swiftSettings: settings),
    .target(
      name: "ViewTree", dependencies: ["ConstraintSolver", "ViewGraphics"],
      swiftSettings: isolated),
    .target(name: "ViewNodes", dependencies: ["ViewTree"], swiftSettings: isolated),
    .target(
      name: "ConstraintBlocks", dependencies: ["ViewGraphics", "ViewTree"],
      swiftSettings: isolated),
    .target(name: "UIKitNames", dependencies: ["ViewNodes"], swiftSettings: isolated),
    .target(
      name: "UIKitCompatibility", dependencies: ["UIKitNames", "ViewNodes"],
      swiftSettings: isolated),
    .target(
      name: "PlatformViews", dependencies: [.target(name: "UIKitNames", condition: nodesOnly)],
      swiftSettings: isolated),
    .target(name: "ViewPictures", dependencies: ["ViewNodes"], swiftSettings: isolated),
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
      swiftSettings: isolated),
    .target(name: "ViewThemes", dependencies: ["ViewGraphics"], swiftSettings: settings),
    .target(
      name: "StyledViews",
      dependencies: [
        "PlatformViews", "ViewThemes", .target(name: "ViewNodes", condition: nodesOnly),
      ],
      swiftSettings: isolated),
    .target(
      name: "ViewComponents",
      dependencies: [
        "PlatformViews", "StyledViews", "ViewThemes",
        .target(name: "ViewNodes", condition: nodesOnly),
      ],
      swiftSettings: isolated),
    .target(
      name: "ViewFactory", dependencies: ["StyledViews", "ViewComponents", "ViewThemes"],
      swiftSettings: isolated),
    .target(
      name: "StyledViewMocks", dependencies: ["PlatformViews", "StyledViews"],
      path: "Mocks/StyledViews", swiftSettings: isolated),
    .target(
      name: "ViewComponentMocks",
      dependencies: [
        "PlatformViews", "StyledViewMocks", "ViewComponents",
        .target(name: "ViewNodes", condition: nodesOnly),
      ],
      path: "Mocks/ViewComponents", swiftSettings: isolated),
    .target(
      name: "ViewFactoryMocks",
      dependencies: ["StyledViewMocks", "ViewComponentMocks", "ViewFactory"],
      path: "Mocks/ViewFactory", swiftSettings: isolated),
    .target(
      name: "DeclarativeViews", dependencies: ["ViewFactory", "ViewNodes", "ViewTree"],
      swiftSettings: isolated),
    .target(
      name: "ViewGallery", dependencies: ["ViewFactory", "ViewNodes", "ViewPictures"],
      swiftSettings: isolated),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CairoPictures", "ConstraintBlocks", "DeclarativeViews", "ViewFactory", "ViewFactoryMocks",
        "ViewGallery", "ViewNodes", "ViewPictures",
      ],
      swiftSettings: isolated),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: settings),
    .target(
      name: "ViewGraphicsTestSupport", path: "Tests/ViewGraphicsTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "ViewGraphicsTests", dependencies: ["ViewGraphics", "ViewGraphicsTestSupport"],
      swiftSettings: settings),
    .target(
      name: "ViewTreeTestSupport", dependencies: ["ConstraintBlocks", "ViewGraphics", "ViewTree"],
      path: "Tests/ViewTreeTestSupport", swiftSettings: isolated),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "ConstraintBlocks", "ConstraintSolver", "ViewGraphics", "ViewTree", "ViewTreeTestSupport",
      ],
      swiftSettings: isolated),
    .target(
      name: "ViewPicturesTestSupport",
      dependencies: ["ViewNodes", "ViewPictures", "ViewTreeTestSupport"],
      path: "Tests/ViewPicturesTestSupport", swiftSettings: isolated),
    .testTarget(
      name: "ViewNodesTests",
      dependencies: [
        "ConstraintBlocks", "ConstraintSolver", "ViewGraphics", "ViewNodes", "ViewPictures",
        "ViewPicturesTestSupport", "ViewTree", "ViewTreeTestSupport",
      ],
      swiftSettings: isolated),
    .testTarget(
      name: "ConstraintBlocksTests", dependencies: ["ConstraintBlocks", "ViewNodes"],
      swiftSettings: isolated),
    .testTarget(
      name: "UIKitCompatibilityTests",
      dependencies: [
        "ConstraintBlocks", "DeclarativeViews", "UIKitCompatibility", "ViewFactory",
        "ViewGraphicsTestSupport", "ViewNodes", "ViewPictures", "ViewPicturesTestSupport",
        "ViewTesting", "ViewTree", "ViewTreeTestSupport",
      ],
      exclude: ["__Snapshots__"], swiftSettings: isolated),
    .testTarget(
      name: "ViewPicturesTests",
      dependencies: [
        "ConstraintBlocks", "ViewGraphicsTestSupport", "ViewNodes", "ViewPictures",
        "ViewTreeTestSupport",
      ],
      swiftSettings: isolated),
    .testTarget(
      name: "CairoPicturesTests", dependencies: ["CairoPictures", "ViewNodes", "ViewPictures"],
      swiftSettings: isolated),
    .testTarget(
      name: "ViewTestingTests",
      dependencies: ["ConstraintBlocks", "ViewTesting", "ViewPictures", "ViewNodes"],
      exclude: ["__Snapshots__"], swiftSettings: isolated),
    // As most apps are: with no isolation of its own.
    .testTarget(
      name: "ClientTests",
      dependencies: ["AnotherLibrary", "UIKitCompatibility", "ViewFactory", "ViewFactoryMocks"],
      swiftSettings: settings),
    .target(name: "AnotherLibrary", path: "Tests/AnotherLibrary", swiftSettings: settings),
    .testTarget(
      name: "ViewThemesTests",
      dependencies: ["ViewFactoryMocks", "ViewGraphicsTestSupport", "ViewThemes"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewFactoryTests",
      dependencies: [
        "CairoPictures", "ConstraintBlocks", "ViewFactory", "ViewFactoryMocks", "ViewGallery",
        "ViewGraphicsTestSupport", "ViewNodes", "ViewPictures", "ViewTesting",
        "ViewTreeTestSupport",
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: isolated),
    .testTarget(
      name: "ViewFactoryMocksTests",
      dependencies: ["ViewFactory", "ViewFactoryMocks", "ViewNodes", "ViewTesting"],
      swiftSettings: isolated),
    .testTarget(
      name: "DeclarativeViewsTests",
      dependencies: [
        "DeclarativeViews", "ViewFactory", "ViewNodes", "ViewPictures", "ViewPicturesTestSupport",
        "ViewTesting", "ViewTreeTestSupport",
      ],
      swiftSettings: isolated),
    .testTarget(
      name: "ViewGalleryTests",
      dependencies: ["ViewFactory", "ViewGallery", "ViewNodes", "ViewPictures"],
      swiftSettings: isolated),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "ViewFactory", "ViewGallery", "ViewGraphicsTestSupport", "ViewNodes",
        "ViewPictures", "ViewPicturesTestSupport", "ViewTesting",
      ],
      exclude: ["__Snapshots__"], swiftSettings: isolated),
  ]
)
