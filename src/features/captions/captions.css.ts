import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** A line of captions. */
const line = `calc(${vars.text[3]} * 1.4)`

/** A small phone, or one on its side: its picture needs the third line more. */
const low = '(max-height: 639.98px)'

/**
 * Over the buttons, in a place of its own: nothing of the call lies below it. The newest line is at its lower edge, and older ones leave by the
 * upper one.
 */
export const strip = style({
  flex: '1 0 100%',
  order: -2,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  minInlineSize: 0,
  blockSize: `calc(3 * ${line})`,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  overflow: 'hidden',
  '@media': { [low]: { blockSize: `calc(2 * ${line})` } },
})
export const words = style({
  inlineSize: '100%',
  maxInlineSize: '60ch',
  marginInline: 'auto',
  fontSize: vars.text[3],
  lineHeight: line,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const quiet = style({ opacity: 0.85, textAlign: 'center' })
/** For screen readers alone, without a place among the buttons. */
export const spoken = style({ position: 'absolute' })
