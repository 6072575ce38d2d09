import { style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'
import { card as listCard } from '#src/features/list-card.css.ts'

export const card = style([listCard, { gap: space[3], gridTemplateRows: 'auto 1fr' }])
/** Four to three, whatever the picture, so that nothing moves when it arrives. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '72px',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.card} - 6px)`,
  background: vars.color.tint2,
  color: vars.color.brandText,
  '@media': {
    '(max-width: 359.98px)': { inlineSize: '72px', blockSize: '54px' },
    [media.desk]: { inlineSize: '120px', blockSize: '90px' },
  },
})
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const doctors = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touchTarget,
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: space[2],
  // The touch target is taller than its text.
  marginBlockEnd: `calc(-1 * ${space[2]})`,
})
