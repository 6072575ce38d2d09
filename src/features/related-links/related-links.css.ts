import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const related = style({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const title = style({ fontSize: vars.text[3], marginBlockEnd: space[2] })
