import { style } from '@vanilla-extract/css'
import { bar as listBar } from '#src/features/search-list/list.css.ts'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

const phone = '(max-width: 999.98px)'

export const page = style({
  paddingBlock: `${space[4]} ${space[10]}`,
  '@media': { [media.columns]: { paddingBlockStart: space[5] } },
})

/** On phones the search is folded into one line; on desktops it always stands above the results. */
export const search = style({ marginBlockEnd: space[6], '@media': { [phone]: { display: 'none' } } })
export const searchOpen = style({ '@media': { [phone]: { display: 'block', marginBlock: `${space[2]} ${space[3]}` } } })

/** The bar ends in a line, since what was searched stands in it too. */
export const bar = style([listBar, { borderBlockEnd: `1px solid ${vars.color.border}` }])
export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: '6px 14px',
  marginBlockEnd: '6px',
  lineHeight: 1.25,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.card} - 2px)`,
  boxShadow: vars.shadow.card,
})
export const pillWords = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const pillIcon = style({ color: vars.color.brandText })

/** Ways to lists like this one, above or below it. */
export const beside = style({ display: 'grid', gap: space[2], paddingBlock: space[3] })
export const besideTitle = style({ fontSize: vars.text[2], fontWeight: vars.weight.medium })
/** Beside what was found: how it is ordered and shown. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.textQuiet,
  fontSize: vars.text[1],
})
export const sortSelect = style({
  minInlineSize: 0,
  minBlockSize: size.touchTarget,
  paddingInline: space[1],
  // Below 16 px a phone zooms in on focus.
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
})
