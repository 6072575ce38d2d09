import type { TenantTheme } from '#contract/tenant'
import { contrast, fit, hexOf, parseColor } from './color.ts'
import type { Colors } from './tokens.ts'

export type Scheme = 'light' | 'dark'

/** What of a tenant's theme its colours are made of. */
export type Palette = Pick<TenantTheme, 'seed' | 'neutral' | 'accent' | 'hero' | 'header'>

/** Hues of the status colours: fixed, so that a warning looks like one in every tenant (lightness, chroma, hue). */
const status = {
  danger: [0.52, 0.19, 27],
  success: [0.48, 0.11, 155],
  warning: [0.52, 0.11, 70],
  info: [0.48, 0.1, 245],
} as const

/** All colours of a tenant in one scheme, with every text readable on its background for any seed. */
export function deriveColors(theme: Palette, scheme: Scheme): Colors {
  const seed = parseColor(theme.seed)
  const grounds = scheme === 'light' ? lightGrounds(theme, seed) : darkGrounds(theme, seed)
  return {
    ...grounds,
    ...brand(seed, grounds, scheme),
    ...accents(theme, scheme),
    ...statusColors(grounds, scheme),
    ...heroColors(theme, seed, grounds, scheme),
    ...headerColors(theme, seed, grounds, scheme),
    ...avatars(seed.h, theme.accent[2], scheme),
    scrim: scheme === 'light' ? 'rgb(14 24 26 / .46)' : 'rgb(0 0 0 / .62)',
  }
}

type Oklch = { l: number; c: number; h: number }
type Grounds = ReturnType<typeof lightGrounds>

function lightGrounds({ neutral }: Palette, seed: Oklch) {
  const grey = (l: number, tint = 1) => hexOf(l, neutral.chroma * tint, neutral.hue)
  const [page, surface, raised, sunken] = [grey(0.977), '#ffffff', '#ffffff', grey(0.951, 1.2)]
  const tinted = (l: number, share: number) => hexOf(l, Math.min(seed.c, 0.15) * share, seed.h)
  const tint1 = tinted(0.972, 0.13)
  return {
    page,
    surface,
    raised,
    sunken,
    tint1,
    tint2: tinted(0.945, 0.26),
    tint3: tinted(0.9, 0.44),
    text: hexOf(0.235, Math.min(0.025, seed.c * 0.3), seed.h),
    textQuiet: fit(
      { l: 0.5, c: Math.min(0.02, neutral.chroma * 3), h: neutral.hue },
      [page, surface, raised, sunken, tint1],
      5,
      'darker',
    ),
    border: grey(0.905, 1.4),
    borderStrong: fit({ l: 0.66, c: neutral.chroma * 2.4, h: neutral.hue }, [surface, page], 3.05, 'darker'),
    skeleton: grey(0.925, 1.3),
    mapLand: grey(0.945, 1.5),
    mapBlock: grey(0.922, 1.6),
    mapRoad: '#ffffff',
    mapWater: hexOf(0.885, 0.035, 220),
    mapPark: hexOf(0.9, 0.045, 145),
  }
}

/** Dark neutrals have the hue of the brand instead of the neutral's own. */
function darkGrounds({ neutral }: Palette, seed: Oklch): Grounds {
  const grey = (l: number, tint = 1) =>
    hexOf(l, Math.min(0.0115, seed.c * 0.08 + 0.003) * (tint > 1.7 ? 1.15 : 1), seed.h)
  const [page, surface, raised, sunken] = [grey(0.168, 1.6), grey(0.208, 1.8), grey(0.245, 2), grey(0.14, 1.4)]
  const tinted = (l: number, share: number) => hexOf(l, Math.min(seed.c, 0.15) * share, seed.h)
  const tint1 = tinted(0.235, 0.32)
  return {
    page,
    surface,
    raised,
    sunken,
    tint1,
    tint2: tinted(0.285, 0.42),
    tint3: tinted(0.36, 0.55),
    text: grey(0.955),
    textQuiet: fit({ l: 0.7, c: 0.012, h: seed.h }, [page, surface, raised, sunken, tint1], 5.2, 'lighter'),
    border: grey(0.315, 2),
    borderStrong: fit({ l: 0.5, c: neutral.chroma * 2, h: neutral.hue }, [surface, page], 3.05, 'lighter'),
    skeleton: grey(0.28, 2),
    mapLand: grey(0.235, 1.8),
    mapBlock: grey(0.265, 2),
    mapRoad: grey(0.33, 2),
    mapWater: hexOf(0.27, 0.035, 225),
    mapPark: hexOf(0.275, 0.03, 150),
  }
}

function brand({ l, c, h }: Oklch, { page, surface, raised, sunken, tint1, tint2, tint3 }: Grounds, scheme: Scheme) {
  if (scheme === 'light') {
    const action = fit({ l, c, h }, [surface, page], 4.8, 'darker')
    // A brand colour near black cannot become darker, so its hover colour is lighter.
    const press = parseColor(action).l < 0.25 ? -1 : 1
    return {
      action,
      onAction: '#ffffff',
      actionHover: hexOf(parseColor(action).l - 0.055 * press, c, h),
      actionPress: hexOf(parseColor(action).l - 0.1 * press, c * 0.95, h),
      brandText: fit({ l: Math.min(l, 0.48), c, h }, [surface, page, tint1, tint2, sunken], 5, 'darker'),
      onTint: fit({ l: Math.min(l, 0.42), c, h }, [tint3, tint2], 5.5, 'darker'),
      focus: fit({ l: Math.min(l, 0.5), c: Math.max(c, 0.1), h }, [surface, page], 4.5, 'darker'),
    }
  }
  const lifted = Math.min(0.82, Math.max(0.74, 1 - l + 0.16))
  const action = fit({ l: lifted, c: Math.min(c, 0.112), h }, [surface, page, raised], 6, 'lighter')
  const brandText = fit({ l: 0.8, c: Math.min(c, 0.11), h }, [surface, raised, tint1, tint2], 5, 'lighter')
  return {
    action,
    onAction: hexOf(0.19, Math.min(0.05, c * 0.4), h),
    actionHover: hexOf(parseColor(action).l + 0.05, Math.min(c, 0.12) * 0.9, h),
    actionPress: hexOf(parseColor(action).l + 0.09, Math.min(c, 0.12) * 0.7, h),
    brandText,
    onTint: fit({ l: 0.86, c: Math.min(c, 0.09), h }, [tint3, tint2], 5.5, 'lighter'),
    focus: brandText,
  }
}

function accents({ accent: [l, c, h], neutral }: Palette, scheme: Scheme) {
  const isDark = scheme === 'dark'
  const accent = hexOf(isDark ? Math.min(0.82, l + 0.02) : l, c, h)
  const accentTint = isDark ? hexOf(0.3, c * 0.4, h) : hexOf(0.95, c * 0.36, h)
  const inks = [hexOf(0.2, neutral.chroma, neutral.hue), '#ffffff', '#000000']
  return {
    accent,
    onAccent: inks.find((ink) => contrast(ink, accent) >= 4.5) ?? '#000000',
    accentTint,
    onAccentTint: fit({ l: isDark ? 0.84 : 0.42, c: c * 0.8, h }, [accentTint], 5.5, isDark ? 'lighter' : 'darker'),
  }
}

function statusColors({ surface, page }: Grounds, scheme: Scheme) {
  const isDark = scheme === 'dark'
  const of = ([l, c, h]: readonly [number, number, number]) => {
    const tint = isDark ? hexOf(0.275, c * 0.35, h) : hexOf(0.962, c * 0.2, h)
    const grounds = [surface, page, tint]
    return {
      tint,
      color: isDark
        ? fit({ l: 0.76, c: c * 0.8, h }, grounds, 4.8, 'lighter')
        : fit({ l, c, h }, grounds, 4.8, 'darker'),
      line: isDark ? hexOf(0.42, c * 0.5, h) : hexOf(0.86, c * 0.45, h),
      on: isDark ? hexOf(0.18, 0.03, h) : '#ffffff',
    }
  }
  const [danger, success, warning, info] = [of(status.danger), of(status.success), of(status.warning), of(status.info)]
  return {
    danger: danger.color,
    onDanger: danger.on,
    dangerTint: danger.tint,
    dangerLine: danger.line,
    success: success.color,
    onSuccess: success.on,
    successTint: success.tint,
    successLine: success.line,
    warning: warning.color,
    onWarning: warning.on,
    warningTint: warning.tint,
    warningLine: warning.line,
    info: info.color,
    onInfo: info.on,
    infoTint: info.tint,
    infoLine: info.line,
  }
}

/**
 * Neither dark nor light text is readable on a background of medium lightness, so it is made darker or lighter, whichever is
 * closer.
 */
function heroColors({ hero: { lightness, chroma, hue } }: Palette, seed: Oklch, { text }: Grounds, scheme: Scheme) {
  const isDeep = lightness < 0.62
  if (scheme === 'light' && !isDeep) {
    const h = hue ?? seed.h
    const hero = hexOf(Math.max(lightness, 0.86), chroma, h)
    return {
      hero,
      onHero: text,
      onHeroQuiet: fit({ l: 0.45, c: 0.03, h: seed.h }, [hero], 5.5, 'darker'),
      heroLine: hexOf(0.86, 0.025, h),
      heroRaised: '#ffffff',
    }
  }
  const ground = scheme === 'light' ? Math.min(lightness, 0.38) : isDeep ? 0.235 : 0.215
  const tint = scheme === 'light' ? chroma : isDeep ? chroma * 0.75 : 0.02
  const h = scheme === 'light' ? (hue ?? seed.h) : seed.h
  const hero = hexOf(ground, tint, h)
  const heroRaised = scheme === 'light' ? hexOf(ground + 0.05, chroma, h) : hexOf(0.275, chroma, h)
  return {
    hero,
    heroRaised,
    onHero: hexOf(0.975, 0.008, h),
    onHeroQuiet: fit({ l: 0.84, c: 0.03, h }, [hero, heroRaised], 4.8, 'lighter'),
    heroLine: hexOf(scheme === 'light' ? ground + 0.115 : 0.34, chroma * 0.9, h),
  }
}

function headerColors(
  { header }: Palette,
  { h }: Oklch,
  { surface, text, textQuiet, border }: Grounds,
  scheme: Scheme,
) {
  if (header !== 'solid') return { header: surface, onHeader: text, onHeaderQuiet: textQuiet, headerLine: border }
  return scheme === 'dark'
    ? {
        header: hexOf(0.22, 0.05, h),
        onHeader: '#ffffff',
        onHeaderQuiet: hexOf(0.86, 0.02, h),
        headerLine: hexOf(0.33, 0.06, h),
      }
    : {
        header: hexOf(0.275, 0.105, h),
        onHeader: '#ffffff',
        onHeaderQuiet: hexOf(0.87, 0.03, h),
        headerLine: hexOf(0.4, 0.12, h),
      }
}

function avatars(seedHue: number, accentHue: number, scheme: Scheme) {
  const ground = (h: number) => (scheme === 'dark' ? hexOf(0.4, 0.04, h) : hexOf(0.885, 0.042, h))
  return {
    avatar1: ground(seedHue),
    avatar2: ground(accentHue),
    avatar3: ground((seedHue + 60) % 360),
    avatar4: ground((accentHue + 300) % 360),
  }
}
