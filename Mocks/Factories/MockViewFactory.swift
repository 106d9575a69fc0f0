// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// Factories that are all mocks: what a screen under test is given.
public final class MockViewFactory: ViewFactoryProtocol {
  /// The mock that ``styleHelper`` is, unless it is replaced.
  public let mockStyleHelper = MockStyleHelper()
  /// The mock that ``label`` is, unless it is replaced.
  public let mockLabel = MockLabelFactory()
  /// The mock that ``input`` is, unless it is replaced.
  public let mockInput = MockInputFactory()
  /// The mock that ``button`` is, unless it is replaced.
  public let mockButton = MockButtonFactory()
  /// The mock that ``stack`` is, unless it is replaced.
  public let mockStack = MockStackFactory()
  /// The mock that ``scroll`` is, unless it is replaced.
  public let mockScroll = MockScrollFactory()
  /// The mock that ``table`` is, unless it is replaced.
  public let mockTable = MockTableFactory()
  /// The mock that ``card`` is, unless it is replaced.
  public let mockCard = MockCardFactory()
  /// The mock that ``row`` is, unless it is replaced.
  public let mockRow = MockRowFactory()
  /// The mock that ``section`` is, unless it is replaced.
  public let mockSection = MockSectionFactory()
  /// The mock that ``tag`` is, unless it is replaced.
  public let mockTag = MockTagFactory()
  /// The mock that ``avatar`` is, unless it is replaced.
  public let mockAvatar = MockAvatarFactory()
  /// The mock that ``progress`` is, unless it is replaced.
  public let mockProgress = MockProgressFactory()

  /// The helpers.
  public var styleHelper: any StyleHelperProtocol
  /// Records what labels are asked for.
  public var label: any LabelFactoryProtocol
  /// Records what inputs are asked for.
  public var input: any InputFactoryProtocol
  /// Records what buttons are asked for.
  public var button: any ButtonFactoryProtocol
  /// Records what stacks are asked for.
  public var stack: any StackFactoryProtocol
  /// Records what scrolls are asked for.
  public var scroll: any ScrollFactoryProtocol
  /// Records what tables are asked for.
  public var table: any TableFactoryProtocol
  /// Records what cards are asked for.
  public var card: any CardFactoryProtocol
  /// Records what rows are asked for.
  public var row: any RowFactoryProtocol
  /// Records what sections are asked for.
  public var section: any SectionFactoryProtocol
  /// Records what tags, badges and chips are asked for.
  public var tag: any TagFactoryProtocol
  /// Records what avatars are asked for.
  public var avatar: any AvatarFactoryProtocol
  /// Records what progress are asked for.
  public var progress: any ProgressFactoryProtocol

  /// Makes the mock, and a mock for each part.
  public init() {
    styleHelper = mockStyleHelper
    label = mockLabel
    input = mockInput
    button = mockButton
    stack = mockStack
    scroll = mockScroll
    table = mockTable
    card = mockCard
    row = mockRow
    section = mockSection
    tag = mockTag
    avatar = mockAvatar
    progress = mockProgress
  }
}
