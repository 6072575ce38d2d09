import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const services = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const service = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
})
export const serviceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.medium,
})
export const key = style({ fontSize: vars.text[1], overflowWrap: 'anywhere', userSelect: 'all' })
export const check = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const placeholders = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })
