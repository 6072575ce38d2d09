import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

/** Fills the space below the upper bar, so that the lower bar is at the edge of the screen. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const step = style({
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': { [media.columns]: { paddingBlock: space[10] } },
})

/** Focused by script when its step opens, so that it is read aloud; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })

export const onlyDesk = style({ display: 'none', '@media': { [media.columns]: { display: 'block' } } })

export const met = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.color.success })

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  background: vars.color.successTint,
  color: vars.color.success,
})
