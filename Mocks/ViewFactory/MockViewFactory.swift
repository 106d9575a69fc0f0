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
  /// The recorder of calls for labels.
  public var label: any LabelFactoryProtocol
  /// The recorder of calls for inputs.
  public var input: any InputFactoryProtocol
  /// The recorder of calls for buttons.
  public var button: any ButtonFactoryProtocol
  /// The recorder of calls for stacks.
  public var stack: any StackFactoryProtocol
  /// The recorder of calls for scroll views.
  public var scroll: any ScrollFactoryProtocol
  /// The recorder of calls for tables.
  public var table: any TableFactoryProtocol
  /// The recorder of calls for cards.
  public var card: any CardFactoryProtocol
  /// The recorder of calls for rows.
  public var row: any RowFactoryProtocol
  /// The recorder of calls for sections.
  public var section: any SectionFactoryProtocol
  /// The recorder of calls for tags, badges and chips.
  public var tag: any TagFactoryProtocol
  /// The recorder of calls for avatars.
  public var avatar: any AvatarFactoryProtocol
  /// The recorder of calls for progress indicators.
  public var progress: any ProgressFactoryProtocol
  /// The recorder of calls for fields and forms.
  public var field: any FieldFactoryProtocol
  /// The recorder of calls for segments and ratings.
  public var choice: any ChoiceFactoryProtocol
  /// The recorder of calls for banners, toasts, tooltips and empty states.
  public var notice: any NoticeFactoryProtocol
  /// The recorder of calls for alerts and sheets.
  public var dialog: any DialogFactoryProtocol
  /// The recorder of calls for page headers and tabs.
  public var bar: any BarFactoryProtocol
  /// The recorder of calls for grids and carousels.
  public var collection: any CollectionFactoryProtocol
  /// The recorder of calls for statistics and prices.
  public var figure: any FigureFactoryProtocol
  /// The recorder of calls for calendars.
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
