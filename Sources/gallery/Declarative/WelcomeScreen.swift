// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// The start screen of a language learning app: the page's background, the app's mark next to a
/// welcome, and a card of the learner.
struct WelcomeScreen: View {
  var body: some View {
    ZStack {
      WelcomeBackground()
      VStack {
        Spacer()
        HStack {
          AppMark(side: 60)
          VStack(alignment: .leading) {
            Text("Welcome to")
              .font(.headline)
              .bold()
            Text("Kuchi")
              .font(.largeTitle)
              .bold()
          }
          .foregroundColor(\.labelHeader)
          .lineLimit(1)
          .padding(.leading, 8)
        }
        .padding(.horizontal)
        Spacer()
        Spacer()
        UserCard(userName: "Ayaka", words: 42)
          .padding()
      }
    }
  }
}

/// Hills in the colors of the theme.
struct WelcomeBackground: View {
  @Environment(\.viewFactoryColor) private var palette

  var body: some View {
    GeometryReader { proxy in
      LinearGradient(
        colors: [theme.input, theme.card], startPoint: .top, endPoint: .bottom)
      Circle().fill(theme.buttonFabGradientFirst.opacity(0.25))
        .frame(width: proxy.size.width * 1.4, height: proxy.size.width * 1.4)
        .position(x: proxy.size.width * 0.1, y: proxy.size.height * 1.02)
      Circle().fill(theme.buttonFabGradientLast.opacity(0.35))
        .frame(width: proxy.size.width * 1.1, height: proxy.size.width * 1.1)
        .position(x: proxy.size.width * 0.95, y: proxy.size.height * 1.08)
      Circle().fill(theme.buttonFabGradientFirst.opacity(0.5))
        .frame(width: 64, height: 64)
        .position(x: proxy.size.width * 0.78, y: proxy.size.height * 0.16)
    }
    .clipped()
  }

  private var theme: any ViewFactoryColorProtocol { palette ?? DefaultViewFactoryColor() }
}

/// The mark of the app in a circle: a table of words.
struct AppMark: View {
  let side: CGFloat

  var body: some View {
    VStack(spacing: side / 15) {
      for _ in 0..<3 {
        HStack(spacing: side / 15) {
          for _ in 0..<3 { RoundedRectangle(cornerRadius: 2).foregroundColor(\.onButtonFab) }
        }
      }
    }
    .frame(width: side / 2, height: side / 2)
    .padding(side / 4)
    .background { Circle().foregroundColor(\.buttonFabGradientFirst) }
    .shadow(radius: 4, y: 2)
  }
}

/// A card with a user's name and learning progress.
struct UserCard: View {
  let userName: String
  let words: Int

  var body: some View {
    HStack(spacing: 12) {
      Avatar(name: userName, side: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(userName).font(.headline).foregroundColor(\.labelHeader)
        Text("\(words) words learnt").font(.footnote).foregroundColor(\.labelHint)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundColor(\.labelHint)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 12).foregroundColor(\.card).shadow(radius: 6, y: 2)
    }
  }
}

/// The first letter of a name in a circle.
struct Avatar: View {
  let name: String
  let side: CGFloat

  var body: some View {
    Text(name.prefix(1))
      .font(.system(size: side * 0.45, weight: .bold))
      .foregroundColor(\.onButtonFab)
      .frame(width: side, height: side)
      .background { Circle().foregroundColor(\.buttonFabGradientLast) }
      .overlay(Circle().stroke(.white, lineWidth: side / 24))
  }
}
