import { style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

export const card = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  padding: space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [media.desk]: { padding: space[5] } },
})
export const identity = style({ display: 'flex', gap: '14px', alignItems: 'flex-start' })
/** Four to three, whatever the picture is, so that nothing moves when it arrives. */
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
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1] })
/** The heading of a card, smaller than those of a page's parts. */
export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.text[3],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
})
export const nameLink = style({ ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } })

export const facts = style({
  display: 'grid',
  gap: '7px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
})
export const fact = style({ display: 'flex', gap: '10px', alignItems: 'flex-start', lineHeight: vars.leading.snug })
export const factIcon = style({
  flex: 'none',
  color: vars.color.textQuiet,
  marginBlockStart: '1px',
  selectors: { ':lang(ar) &': { marginBlockStart: '3px' } },
})
export const factWords = style({ flex: 1, minInlineSize: 0 })
export const doctors = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touchTarget,
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: space[2],
  // The target is taller than its words.
  marginBlockEnd: `calc(-1 * ${space[2]})`,
})
