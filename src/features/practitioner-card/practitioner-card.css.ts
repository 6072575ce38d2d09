import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'
import { card as listCard } from '#src/features/list-card.css.ts'

export const card = style([listCard, { gap: space[4] }])

/** Keeps the check mark on one line with the last word of the name. */
export const lastWord = style({ whiteSpace: 'nowrap' })
export const mark = style({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineStart: '5px',
  color: vars.color.brandText,
})
globalStyle(`${mark} svg`, { display: 'inline-block' })

export const next = style({ borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: space[3] })
