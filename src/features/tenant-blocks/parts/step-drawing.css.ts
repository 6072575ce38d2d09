import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const drawing = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  blockSize: '148px',
  marginBlockEnd: '10px',
  padding: '18px',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.color.tint2,
})
export const mini = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '40px',
  padding: '9px 12px',
  borderRadius: `min(${vars.radius.control}, 12px)`,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
})
export const done = style({ color: vars.color.success, display: 'inline-flex' })
export const bar = style({ flex: 1, blockSize: '8px', borderRadius: '4px', background: vars.color.tint3 })
export const times = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] })
export const time = style({ blockSize: '44px', borderRadius: vars.radius.slot, background: vars.color.surface })
export const chosen = style([time, { background: vars.color.action }])
export const gone = style([time, { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.tint3}` }])
