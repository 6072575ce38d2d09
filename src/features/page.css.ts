import { style } from '@vanilla-extract/css'
import { media, space } from '#src/theme/contract.css.ts'

/** A part of a page, with the space before the next. */
export const section = style({
  paddingBlock: space[8],
  '@media': { [media.desk]: { paddingBlock: space[12] } },
})

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[4],
})
