import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** From this width on there is room for a frame beside a form. */
export const roomBeside = '(min-width: 1360px)'

export const beside = style({
  '@media': {
    [roomBeside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      gap: space[8],
      alignItems: 'start',
    },
  },
})
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
/** Stays in reach below a long form. */
export const opener = style({
  position: 'sticky',
  insetBlockEnd: 0,
  // From edge to edge: a button above fields would lie on one of them wherever the form is scrolled to.
  marginInline: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.page.gutter,
  paddingBlock: space[2],
  marginBlockStart: space[5],
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  zIndex: 1,
  '@media': { '(max-height: 479.98px)': { position: 'static' } },
})
/** What gets the focus is not below it. */
globalStyle(`html:has(${opener})`, { scrollPaddingBlockEnd: 80 })
export const inSheet = style({ padding: space[3] })
export const aside = style({ position: 'sticky', insetBlockStart: space[4] })
export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

/** The room of the frame: it is drawn in the size of the device, and shown as large as there is room for. */
export const room = style({
  position: 'relative',
  overflow: 'hidden',
  marginInline: 'auto',
  inlineSize: '100%',
  border: `1px solid ${color.border}`,
  background: color.surface,
})
export const phone = style({ borderRadius: 28 })
export const desktop = style({ borderRadius: vars.radius.card })
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
})
export const news = style({ display: 'grid', gap: space[2], ':empty': { display: 'none' } })
export const note = style({ color: color.textQuiet, fontSize: vars.text[1] })
