import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const uploads = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
})
export const upload = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: 10,
  paddingInline: space[4],
})
globalStyle(`${uploads} > li + li`, { borderBlockStart: `1px solid ${color.border}` })
globalStyle(`${upload} > svg`, { color: color.brandText })
export const uploadWords = style({ flex: '1 1 140px', minInlineSize: 0, overflowWrap: 'anywhere' })
export const wrong = style({ color: color.danger, fontSize: vars.text[1] })

export const progress = style({
  flex: '1 0 100%',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 8,
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: color.sunken,
  '::-webkit-progress-bar': { background: color.sunken },
  '::-webkit-progress-value': { background: color.action },
  '::-moz-progress-bar': { background: color.action },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '52dvh',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: color.sunken,
})
export const fileActions = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', alignItems: 'center' })
