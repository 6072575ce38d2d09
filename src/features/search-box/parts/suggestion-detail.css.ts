import { style } from '@vanilla-extract/css'

/** One line whose beginning is shortened for its end: the title of a doctor may be cut off, place and time may not. */
export const line = style({ display: 'flex', minInlineSize: 0 })
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: '4ch' })
export const rest = style({
  flex: 'none',
  maxInlineSize: '85%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})
