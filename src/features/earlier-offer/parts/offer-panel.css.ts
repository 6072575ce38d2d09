import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const place = style({ marginBlockEnd: space[5] })

/** What is compared stays near to each other on a wide screen. */
const near = '36rem'

/** Both times side by side, on the narrowest screen too. */
export const times = style({
  maxInlineSize: near,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
})
export const time = style({
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: vars.text[5],
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const timeQuiet = style([time, { color: vars.color.textQuiet }])
export const kept = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  maxInlineSize: near,
})
export const answers = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
/** Focused by script when its text has changed; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })
