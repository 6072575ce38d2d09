import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '720px',
  blockSize: '180px',
  // Never scrolled, not even by a script that brings a tile into view.
  overflow: 'clip',
  background: vars.color.tint2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
/** Positions are relative to its middle, the same in both text directions. */
export const ground = style({ position: 'absolute', insetBlockStart: '50%', left: '50%' })
export const tile = style({ position: 'absolute', top: 0, left: 0, maxInlineSize: 'none' })
export const pin = style({
  position: 'absolute',
  inlineSize: '24px',
  blockSize: '24px',
  top: '-29px',
  left: '-12px',
  background: vars.color.action,
  border: `2px solid ${vars.color.surface}`,
  boxShadow: vars.shadow.card,
  borderRadius: '50% 50% 50% 4px',
  transform: 'rotate(-45deg)',
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
})
export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  paddingInline: space[2],
  paddingBlock: '2px',
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '.75rem',
  borderStartStartRadius: '6px',
})
