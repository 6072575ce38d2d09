/** A phone's screen: its size in CSS pixels and its pixels per CSS pixel. */
export type SplashScreen = { width: number; height: number; ratio: number }

/** Screens for which an installed app on iOS has a splash screen: iOS only uses one of exactly its own size. */
export const splashScreens: readonly SplashScreen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
]

/** File name of the splash screen for a screen, by its pixels. */
export const splashFile = ({ width, height, ratio }: SplashScreen) => `splash-${width * ratio}x${height * ratio}.png`
