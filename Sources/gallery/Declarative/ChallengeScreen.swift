// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// A question with its choices: the user's picture with the name at its lower edge, the question,
/// and the answers.
struct ChallengeScreen: View {
  let userName: String

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ChallengeBackground()
        Avatar(name: userName, side: 112)
        VStack() {
          Spacer()
          Text(userName)
            .font(.largeTitle)
            .foregroundColor(.white)
            .fontWeight(.bold)
            .shadow(radius: 7)
        }
        .padding(.bottom, 12)
      }
      .frame(height: 260)

      VStack(spacing: 12) {
        Text("How do you say").font(.subheadline).foregroundColor(\.labelHint)
        Text("Good morning").font(.largeTitle).foregroundColor(\.labelHeader)
      }
      .padding(.vertical, 32)

      ForEach(["Ohayō", "Konbanwa", "Oyasumi"], id: \.self) { answer in
        Text(answer)
          .font(.title3)
          .frame(maxWidth: .infinity, minHeight: 56)
          .background { RoundedRectangle(cornerRadius: 12).foregroundColor(\.card) }
          .padding(.horizontal)
          .padding(.bottom, 12)
      }

      Spacer()
      HStack {
        Text("3 of 5").font(.footnote).foregroundColor(\.labelHint)
        Progress(fraction: 0.6)
      }
      .padding()
    }
    .background { Rectangle().foregroundColor(\.input) }
  }
}

/// The two colors of the theme's floating button.
struct ChallengeBackground: View {
  @Environment(\.viewFactoryColor) private var palette

  var body: some View {
    let theme = palette ?? DefaultViewFactoryColor()
    LinearGradient(
      colors: [theme.buttonFabGradientFirst, theme.buttonFabGradientLast],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// A partially filled bar.
struct Progress: View {
  let fraction: CGFloat

  var body: some View {
    GeometryReader { proxy in
      Capsule().foregroundColor(\.card)
      Capsule().foregroundColor(\.buttonFabGradientFirst).frame(width: proxy.size.width * fraction)
    }
    .frame(height: 8)
  }
}
