import { style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

export const panel = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const panelBeside = style([
  panel,
  { '@media': { [media.map]: { blockSize: '100%', minBlockSize: 0, gridTemplateRows: 'minmax(160px, 1fr)' } } },
])
export const canvas = style({
  position: 'absolute',
  inset: 0,
  // The focus outline is drawn inside, where it is not cut off.
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px', zIndex: 1 },
})
/** Tiles without a dark version. */
export const canvasDimmed = style([
  canvas,
  { '@media': { '(prefers-color-scheme: dark)': { filter: 'brightness(.82)' } } },
])
/** Above the map; only the markers themselves receive the pointer. */
export const markers = style({ position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'none' })
export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  // From the left in both text directions, like the map's coordinates.
  left: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.touchTarget,
  minBlockSize: size.touchTarget,
  borderRadius: '50%',
  pointerEvents: 'auto',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible, &[aria-pressed="true"]': { zIndex: 1 } },
})
const spot = {
  display: 'grid',
  placeItems: 'center',
  background: vars.color.action,
  color: vars.color.onAction,
  border: `2px solid ${vars.color.surface}`,
  boxShadow: vars.shadow.card,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
} as const
export const pin = style({
  ...spot,
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50% 50% 50% 4px',
  transform: 'rotate(-45deg)',
  selectors: {
    [`${marker}[aria-pressed="true"] &`]: { outline: `3px solid ${vars.color.focus}`, background: vars.color.text },
  },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
})
/** The price or time on a marker's label, readable on any background. */
export const tag = style({
  ...spot,
  paddingInline: '10px',
  blockSize: '32px',
  borderRadius: '16px',
  whiteSpace: 'nowrap',
  background: vars.color.surface,
  color: vars.color.text,
  borderColor: vars.color.action,
  fontSize: vars.text[1],
  selectors: {
    [`${marker}[aria-pressed="true"] &`]: { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
})
export const cluster = style({
  ...spot,
  minInlineSize: '38px',
  blockSize: '38px',
  paddingInline: space[2],
  borderRadius: '19px',
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
})
export const zoom = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  zIndex: 2,
  display: 'grid',
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.card,
})
export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  maxInlineSize: '100%',
  paddingInline: space[2],
  paddingBlock: '2px',
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '.75rem',
  borderStartStartRadius: '6px',
})
/** The lower edge of a map as high as the window may be out of sight, the upper one is not. */
export const attributionBeside = style([
  attribution,
  {
    '@media': {
      [media.map]: {
        insetBlock: '0 auto',
        insetInline: '0 auto',
        maxInlineSize: `calc(100% - ${size.touchTarget} - 2 * ${space[2]})`,
        borderStartStartRadius: 0,
        borderEndEndRadius: '6px',
      },
    },
  },
])
export const chosen = style({ position: 'relative', display: 'grid', gap: space[3], borderRadius: vars.radius.card })
/** Beside a list it leaves room for the map above it, however much text a place has. */
export const chosenBeside = style([
  chosen,
  { '@media': { [media.map]: { maxBlockSize: '50dvh', overflowY: 'auto', overscrollBehavior: 'contain' } } },
])
/** On a phone: all of the screen below its head. */
export const panelWhole = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})
export const frameWhole = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.tint2,
})
/** The same space while the map is loading. */
export const waitingWhole = style({ blockSize: '70dvh' })
export const chosenWhole = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: '62%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1]} ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  background: vars.color.page,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  boxShadow: vars.shadow.float,
})
export const note = style({ paddingBlock: space[2], paddingInline: space[3], fontSize: vars.text[1] })
export const attributionWhole = style([
  attribution,
  {
    insetBlock: '0 auto',
    insetInline: '0 auto',
    maxInlineSize: `calc(100% - ${size.touchTarget} - 2 * ${space[2]})`,
    borderStartStartRadius: 0,
    borderEndEndRadius: '6px',
  },
])
export const close = style({ justifySelf: 'end', marginBlockEnd: `calc(-1 * ${space[2]})` })
