import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Fills the space below the upper bar, so that the lower bar is at the edge of the screen. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const step = style({ paddingBlock: `${space[5]} ${space[8]}`, overflowWrap: 'anywhere' })

export const line = style({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const lineRow = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 10,
})
export const grow = style({ flex: 1, minInlineSize: 0 })

export const mark = style({
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.control,
  background: vars.color.tint2,
  color: vars.color.onTint,
  display: 'grid',
  placeItems: 'center',
})

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[2],
})
