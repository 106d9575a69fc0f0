// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewFactory

/// A view factory whose parts are all mocks, to pass to a screen under test.
public final class MockViewFactory: ViewFactoryProtocol {
  /// The initial value of ``styleHelper``.
  public let mockStyleHelper = MockStyleHelper()
  /// The initial value of ``label``.
  public let mockLabel = MockLabelFactory()
  /// The initial value of ``input``.
  public let mockInput = MockInputFactory()
  /// The initial value of ``button``.
  public let mockButton = MockButtonFactory()
  /// The initial value of ``stack``.
  public let mockStack = MockStackFactory()
  /// The initial value of ``scroll``.
  public let mockScroll = MockScrollFactory()
  /// The initial value of ``table``.
  public let mockTable = MockTableFactory()
  /// The initial value of ``card``.
  public let mockCard = MockCardFactory()
  /// The initial value of ``row``.
  public let mockRow = MockRowFactory()
  /// The initial value of ``section``.
  public let mockSection = MockSectionFactory()
  /// The initial value of ``tag``.
  public let mockTag = MockTagFactory()
  /// The initial value of ``avatar``.
  public let mockAvatar = MockAvatarFactory()
  /// The initial value of ``progress``.
  public let mockProgress = MockProgressFactory()
  /// The initial value of ``field``.
  public let mockField = MockFieldFactory()
  /// The initial value of ``choice``.
  public let mockChoice = MockChoiceFactory()
  /// The initial value of ``notice``.
  public let mockNotice = MockNoticeFactory()
  /// The initial value of ``dialog``.
  public let mockDialog = MockDialogFactory()
  /// The initial value of ``bar``.
  public let mockBar = MockBarFactory()
  /// The initial value of ``collection``.
  public let mockCollection = MockCollectionFactory()
  /// The initial value of ``figure``.
  public let mockFigure = MockFigureFactory()
  /// The initial value of ``calendar``.
  public let mockCalendar = MockCalendarFactory()

  /// The style helpers; ``mockStyleHelper`` by default.
  public var styleHelper: any StyleHelperProtocol
  /// The label factory; ``mockLabel`` by default.
  public var label: any LabelFactoryProtocol
  /// The input factory; ``mockInput`` by default.
  public var input: any InputFactoryProtocol
  /// The button factory; ``mockButton`` by default.
  public var button: any ButtonFactoryProtocol
  /// The stack factory; ``mockStack`` by default.
  public var stack: any StackFactoryProtocol
  /// The scroll view factory; ``mockScroll`` by default.
  public var scroll: any ScrollFactoryProtocol
  /// The table factory; ``mockTable`` by default.
  public var table: any TableFactoryProtocol
  /// The card factory; ``mockCard`` by default.
  public var card: any CardFactoryProtocol
  /// The row factory; ``mockRow`` by default.
  public var row: any RowFactoryProtocol
  /// The section factory; ``mockSection`` by default.
  public var section: any SectionFactoryProtocol
  /// The factory of tags, badges, and chips; ``mockTag`` by default.
  public var tag: any TagFactoryProtocol
  /// The avatar factory; ``mockAvatar`` by default.
  public var avatar: any AvatarFactoryProtocol
  /// The factory of progress indicators; ``mockProgress`` by default.
  public var progress: any ProgressFactoryProtocol
  /// The factory of fields and forms; ``mockField`` by default.
  public var field: any FieldFactoryProtocol
  /// The factory of segments and ratings; ``mockChoice`` by default.
  public var choice: any ChoiceFactoryProtocol
  /// The factory of banners, toasts, tooltips, and empty states; ``mockNotice`` by default.
  public var notice: any NoticeFactoryProtocol
  /// The factory of alerts and sheets; ``mockDialog`` by default.
  public var dialog: any DialogFactoryProtocol
  /// The factory of page headers and tabs; ``mockBar`` by default.
  public var bar: any BarFactoryProtocol
  /// The factory of grids and carousels; ``mockCollection`` by default.
  public var collection: any CollectionFactoryProtocol
  /// The factory of statistics and prices; ``mockFigure`` by default.
  public var figure: any FigureFactoryProtocol
  /// The calendar factory; ``mockCalendar`` by default.
  public var calendar: any CalendarFactoryProtocol

  /// Creates the mock, with a mock for each of its parts.
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
