import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[6]} ${space[10]}` })
export const points = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
})
/** Beside each other where there is room. */
export const answers = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
})
