import { style } from '@vanilla-extract/css'
import { freshMark } from '#src/page-load/fresh-document.ts'
import { media, space, vars } from '#src/theme/contract.css.ts'

/** A card of a list: of a doctor, or of a clinic. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [media.desk]: { padding: space[5] } },
  selectors: {
    // A new list is long, and most of it is seen later or never: see `freshMark`.
    [`:root[${freshMark}] li:nth-child(n + 4) > &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 300px',
    },
  },
})
export const identity = style({ display: 'flex', gap: '14px', alignItems: 'flex-start' })
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
/** Extends above and below its line, to the height of a touch target. */
export const nameLink = style({
  position: 'relative',
  paddingBlock: '11px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})

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
