import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, vars } from '#src/theme/contract.css.ts'

export const group = style({
  display: 'flex',
  gap: 2,
  padding: 4,
  background: vars.color.sunken,
  borderRadius: `calc(min(${vars.radius.control}, 16px) + 4px)`,
})

export const segment = style({
  display: 'grid',
  // As wide as their text: three consultation types fit on one line, on a phone too.
  flex: '1 1 auto',
  placeContent: 'center',
  gap: 2,
  minBlockSize: size.touchTarget,
  paddingBlock: 6,
  paddingInline: 6,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  color: vars.color.textQuiet,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.raised,
      color: vars.color.text,
      boxShadow: '0 1px 3px rgb(0 0 0 / .12)',
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})

export const label = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 6 })
/** On the smallest phones the text needs all the room. */
globalStyle(`${label} > svg`, { '@media': { '(max-width: 350px)': { display: 'none' } } })
/** A small line below the label. */
export const detail = style({ fontSize: vars.text[1], fontWeight: vars.weight.body })
