import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[2],
  paddingBlockStart: space[1],
})
export const field = style({ display: 'grid', gap: space[1] })
export const label = style({ fontSize: vars.text[1], color: vars.color.textQuiet })
