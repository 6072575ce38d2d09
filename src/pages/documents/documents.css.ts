import { globalStyle, style } from '@vanilla-extract/css'
import { media, motion, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  marginBlockStart: 4,
})

export const picker = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  transition: `background ${motion.quick}`,
})
export const pickerOver = style([picker, { background: color.tint2, borderColor: color.action, borderStyle: 'solid' }])
export const pickerButtons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
})
const hasMouse = '(hover: hover) and (pointer: fine)'
export const onTouch = style({ '@media': { [hasMouse]: { display: 'none' } } })
export const withMouse = style({ display: 'none', '@media': { [hasMouse]: { display: 'block', textAlign: 'center' } } })

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
export const facts = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' })
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)', gap: space[4] })
globalStyle(`${fact} > dt`, { color: color.textQuiet })
export const lines = style({ whiteSpace: 'pre-line' })
export const privacy = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  color: color.textQuiet,
  fontSize: vars.text[1],
})
