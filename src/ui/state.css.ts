import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  maxInlineSize: 460,
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[5],
  textAlign: 'center',
})
export const picture = style({ inlineSize: 132, blockSize: 112, marginBlockEnd: 8 })
export const words = style({ color: vars.color.textQuiet, fontSize: vars.text[3] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginBlockStart: 8,
})
