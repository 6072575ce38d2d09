import { globalStyle, style } from '@vanilla-extract/css'
import { motion, space, vars } from '#src/theme/contract.css.ts'

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

export const waiting = style({ display: 'grid', gap: space[3], padding: 0, margin: 0, listStyle: 'none' })

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
