import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const box = style({ display: 'grid', gap: space[2], alignContent: 'start' })
export const head = style({ color: vars.color.textQuiet, fontSize: vars.text[1], lineHeight: vars.leading.snug })

/** Two places for times, side by side where there is room, with the same size before the times are loaded. */
export const times = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gridAutoRows: 'minmax(54px, auto)',
})
export const whole = style({ gridColumn: '1 / -1' })
export const name = style({
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
})
export const words = style({
  lineHeight: vars.leading.snug,
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
