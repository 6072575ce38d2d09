import { style } from '@vanilla-extract/css'
import { media, space } from '#src/theme/contract.css.ts'

/** A chart and its table: beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const tools = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
