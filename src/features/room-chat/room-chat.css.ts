import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
})
export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  minInlineSize: 0,
  paddingInlineEnd: space[6],
  selectors: { '&[data-own]': { justifyItems: 'end', paddingInlineEnd: 0, paddingInlineStart: space[6] } },
})
export const text = style({
  maxInlineSize: '100%',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: 14,
  background: color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '[data-own] > &': { background: color.tint1 } },
})
export const fileName = style({ overflowWrap: 'anywhere', textAlign: 'start' })
export const quiet = style({ color: color.textQuiet, fontSize: vars.text[1] })
/** Above the field, and at the lower edge of the sheet where that is scrolled out of view. It takes no space from the messages. */
export const fresh = style({
  position: 'sticky',
  insetBlockEnd: space[3],
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  blockSize: 0,
})
/** It is scrolled to with the space below it. */
export const composer = style({ scrollMarginBlockEnd: space[4] })
/** A name and a message are each cut at their end, whichever way they are read, and not at their beginning. */
export const previewPart = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Over the buttons of the call, on one line. */
export const preview = style({
  flex: '1 0 100%',
  order: -1,
  overflow: 'hidden',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // It stays there for screen readers, without a line of its own.
  selectors: {
    '&:empty': { marginBlockEnd: `calc(-1 * ${space[4]})` },
    // What stands between the two keeps its space.
    '&[data-text]': { display: 'flex', justifyContent: 'safe center', whiteSpace: 'pre' },
  },
})
