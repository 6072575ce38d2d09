import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const head = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: space[8] })
export const answer = style({
  minBlockSize: '1.5em',
  paddingInline: space[5],
  textAlign: 'center',
  fontWeight: vars.weight.medium,
})
