import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

export const calendar = style({ inlineSize: '100%' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[1],
})
export const month = style({
  fontFamily: vars.font.text,
  fontSize: vars.text[3],
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
})
export const months = style({ textAlign: 'center' })
export const secondMonths = style({ fontSize: vars.text[1], color: vars.color.textQuiet })
/** In the colour of its day, so that it is readable on a chosen one too. */
export const secondDay = style({ fontSize: vars.text[1], fontWeight: vars.weight.body, lineHeight: 1.1 })
export const turn = style({
  inlineSize: size.touchTarget,
  blockSize: size.touchTarget,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-disabled]': { opacity: 0.35, cursor: 'default' },
  },
})
/** Presses react at once, without waiting for a double tap. */
globalStyle(`${calendar} [data-react-aria-pressable]`, { touchAction: 'pan-x pan-y pinch-zoom' })
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px 6px',
})
globalStyle(`${grid} td`, { padding: 0 })
export const weekday = style({
  paddingBlock: '6px',
  fontSize: vars.text[1],
  fontWeight: vars.weight.body,
  color: vars.color.textQuiet,
})
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '46px',
  borderRadius: `min(${vars.radius.slot}, 14px)`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  background: vars.color.tint2,
  color: vars.color.onTint,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.tint3 },
    '&[data-selected]': { background: vars.color.action, color: vars.color.onAction },
    '&[data-unavailable], &[data-disabled]': {
      background: 'none',
      color: vars.color.textQuiet,
      fontWeight: vars.weight.body,
      cursor: 'default',
    },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

/** A week before or after the booking window takes no space. */
export const noDay = style({ display: 'none' })
globalStyle(`${grid} tr:has(${noDay})`, { display: 'none' })
