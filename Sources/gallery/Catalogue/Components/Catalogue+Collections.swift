// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var collections: GalleryGroup {
    GalleryGroup(
      title: "Collections and figures", introduction: "Arrangements of similar views, and figures.",
      examples: [
        GalleryExample("collection-grid", "Grid of statistics") {
          $0.collection.grid(
            columns: 2,
            views: [
              $0.figure.statistic(value: "1,240", label: "Words"),
              $0.figure.statistic(
                value: "86%", label: "Goal", change: "+12%", trend: .better),
              $0.figure.statistic(value: "4", label: "Days", change: "−2", trend: .worse),
            ])
        },
        GalleryExample("collection-carousel", "Carousel") { factory in
          factory.collection.carousel(
            views: ["Write every day", "Read it aloud", "Share it"].map {
              factory.notice.empty(
                image: Image(systemName: "pencil"), title: $0, message: "A step at a time.",
                action: nil)
            })
        },
        GalleryExample("collection-carousel-second", "Carousel, second page") { factory in
          let carousel = factory.collection.carousel(
            views: ["Write every day", "Read it aloud", "Share it"].map {
              factory.notice.empty(image: nil, title: $0, message: nil, action: nil)
            })
          carousel.currentPage = 1
          return carousel
        },
        GalleryExample("figure-statistic", "Statistic") {
          $0.figure.statistic(
            value: "24,180", label: "Visitors", change: "+8% since May", trend: .better)
        },
        GalleryExample("figure-price", "Price", isWide: false) {
          $0.figure.price(amount: "€ 12.90")
        },
        GalleryExample("figure-price-former", "Price, reduced", isWide: false) {
          $0.figure.price(amount: "€ 9.90", former: "€ 12.90")
        },
        GalleryExample("calendar-month", "Month") {
          $0.calendar.month(CalendarMonth(year: 2_026, month: 8), selected: 14, today: 5)
        },
        GalleryExample("calendar-month-names", "Month with other names, starting on Sunday") {
          var names = CalendarNames.english
          names.months = (1...12).map { "\($0)월" }
          names.weekdays = ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"]
          names.shortWeekdays = ["일", "월", "화", "수", "목", "금", "토"]
          names.firstWeekday = 0
          return $0.calendar.month(
            CalendarMonth(year: 2_026, month: 2), selected: nil, today: nil, names: names)
        },
      ])
  }
}
