import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[2]} ${space[10]}` })

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  marginBlockEnd: space[4],
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 220px',
  minInlineSize: 0,
  minBlockSize: '56px',
  paddingInline: space[3],
  borderRadius: `calc(${vars.radius.card} - 6px)`,
  ':focus-within': { background: vars.color.tint1 },
})
/** The focus ring is drawn round the whole field. */
globalStyle(`${field}:has(:focus-visible)`, { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` })
export const fieldIcon = style({ flex: 'none', color: vars.color.brandText })
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const label = style({ fontSize: vars.text[1], color: vars.color.textQuiet, lineHeight: vars.leading.snug })
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '28px',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.text,
  textOverflow: 'ellipsis',
  outline: 'none',
  '::placeholder': { color: vars.color.textQuiet, opacity: 1 },
})
export const formEnd = style({
  display: 'flex',
  flex: '1 0 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.dialog]: { flexGrow: 0 } },
})
