import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const page = style({ display: 'grid', gap: space[6], paddingBlock: `${space[5]} ${space[10]}` })
export const signOut = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
