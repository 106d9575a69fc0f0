// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
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
  /// The mock that ``field`` is, unless it is replaced.
  public let mockField = MockFieldFactory()
  /// The mock that ``choice`` is, unless it is replaced.
  public let mockChoice = MockChoiceFactory()
  /// The mock that ``notice`` is, unless it is replaced.
  public let mockNotice = MockNoticeFactory()
  /// The mock that ``dialog`` is, unless it is replaced.
  public let mockDialog = MockDialogFactory()
  /// The mock that ``bar`` is, unless it is replaced.
  public let mockBar = MockBarFactory()
  /// The mock that ``collection`` is, unless it is replaced.
  public let mockCollection = MockCollectionFactory()
  /// The mock that ``figure`` is, unless it is replaced.
  public let mockFigure = MockFigureFactory()
  /// The mock that ``calendar`` is, unless it is replaced.
  public let mockCalendar = MockCalendarFactory()

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
  /// Records what fields and forms are asked for.
  public var field: any FieldFactoryProtocol
  /// Records what segments and ratings are asked for.
  public var choice: any ChoiceFactoryProtocol
  /// Records what banners, toasts, tooltips and empty states are asked for.
  public var notice: any NoticeFactoryProtocol
  /// Records what alerts and sheets are asked for.
  public var dialog: any DialogFactoryProtocol
  /// Records what heads of pages and tabs are asked for.
  public var bar: any BarFactoryProtocol
  /// Records what grids and carousels are asked for.
  public var collection: any CollectionFactoryProtocol
  /// Records what statistics and prices are asked for.
  public var figure: any FigureFactoryProtocol
  /// Records what calendars are asked for.
  public var calendar: any CalendarFactoryProtocol

  /// Creates the mock, and a mock for each part.
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
    field = mockField
    choice = mockChoice
    notice = mockNotice
    dialog = mockDialog
    bar = mockBar
    collection = mockCollection
    figure = mockFigure
    calendar = mockCalendar
  }
}
