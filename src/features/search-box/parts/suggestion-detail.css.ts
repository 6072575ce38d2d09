import { style } from '@vanilla-extract/css'

/** One line whose beginning gives way to its end: what a doctor is may be cut short, where and when may not. */
export const line = style({ display: 'flex', minInlineSize: 0 })
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: '4ch' })
export const rest = style({
  flex: 'none',
  maxInlineSize: '85%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})
