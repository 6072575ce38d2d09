import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const wrap = style({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.page.gutter })
const upTo = (width: string) => [wrap, { maxInlineSize: `calc(${width} + 2 * ${vars.page.gutter})` }]
export const wraps = styleVariants({
  page: upTo(size.pageMax),
  results: upTo(size.resultsMax),
  booking: upTo('1040px'),
  narrow: upTo('560px'),
})

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const inline = style({ display: 'flex', alignItems: 'center' })
export const gaps = styleVariants(space, (gap) => ({ gap }))
export const aligned = styleVariants({
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
  centre: {},
})
export const between = style({ justifyContent: 'space-between' })
export const wrapping = style({ flexWrap: 'wrap' })

export const panel = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  padding: space[5],
})

export const sizes = styleVariants(vars.text, (fontSize) => ({ fontSize }))
export const tones = styleVariants({
  normal: {},
  /** Stands out from quiet text around it. */
  text: { color: vars.color.text },
  quiet: { color: vars.color.textQuiet },
  brand: { color: vars.color.brandText },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
})
export const weights = styleVariants({
  body: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
})
export const numbers = style({ fontVariantNumeric: 'tabular-nums' })
export const nowrap = style({ whiteSpace: 'nowrap' })
export const clips = styleVariants({
  1: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    selectors: { '&:lang(ar)': { paddingBlockEnd: 4, marginBlockEnd: -2 } },
  },
  2: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    selectors: { '&:lang(ar)': { paddingBlockEnd: 4, marginBlockEnd: -2 } },
  },
})
