import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 'clamp(300px, 56vh, 520px)',
  overflow: 'hidden',
  background: vars.color.tint2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})

/** Where there is room, beside the list while it scrolls: as high as the window, less its margins, with a limit. */
export const beside = style({
  '@media': {
    [media.map]: {
      position: 'sticky',
      insetBlockStart: space[5],
      blockSize: `min(100dvh - 2 * ${space[5]}, 1100px)`,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})
/** The same before the map of a list is there; a phone has no room for it beside the list, and gets all of it at once. */
export const comingBeside = style([beside, { '@media': { [media.phone]: { display: 'none' } } }])
export const frameBeside = style([frame, { '@media': { [media.map]: { blockSize: '100%', minBlockSize: 0 } } }])
