/**
 * The design tokens of a tenant. Names say what a value is for, not what it looks like. Colours are derived from the tenant's
 * theme (derive.ts), the rest comes from it directly.
 */
export const colorNames = [
  // backgrounds and text
  'page',
  'surface',
  'raised',
  'sunken',
  'text',
  'textQuiet',
  'border',
  'borderStrong',
  // the brand
  'tint1',
  'tint2',
  'tint3',
  'action',
  'onAction',
  'actionHover',
  'actionPress',
  'brandText',
  'onTint',
  'focus',
  'accent',
  'onAccent',
  'accentTint',
  'onAccentTint',
  // status, never the brand
  'danger',
  'onDanger',
  'dangerTint',
  'dangerLine',
  'success',
  'onSuccess',
  'successTint',
  'successLine',
  'warning',
  'onWarning',
  'warningTint',
  'warningLine',
  'info',
  'onInfo',
  'infoTint',
  'infoLine',
  // the head of the home page, and the header
  'hero',
  'onHero',
  'onHeroQuiet',
  'heroLine',
  'heroRaised',
  'header',
  'onHeader',
  'onHeaderQuiet',
  'headerLine',
  // placeholders, and disabled elements
  'skeleton',
  'scrim',
  // the map, and the backgrounds of initials
  'mapLand',
  'mapBlock',
  'mapRoad',
  'mapWater',
  'mapPark',
  'avatar1',
  'avatar2',
  'avatar3',
  'avatar4',
] as const
export type ColorName = (typeof colorNames)[number]
export type Colors = Record<ColorName, string>

export const radiusNames = ['control', 'card', 'slot', 'sheet', 'tile', 'chip', 'avatar'] as const
export const shadowNames = ['float', 'bar', 'card'] as const
export const fontNames = ['text', 'display'] as const
export const displayNames = ['weight', 'tracking', 'leading'] as const

/** The name of a tenant's custom property, for example `--tenant-color-text-quiet`. */
export const propertyName = (path: readonly string[]) => `--tenant-${path.map(kebab).join('-')}`

/** `textQuiet` becomes `text-quiet`, `tint1` becomes `tint-1`. */
export const kebab = (name: string) => name.replace(/(?<=.)([A-Z]|(?<!\d)\d)/g, '-$1').toLowerCase()
