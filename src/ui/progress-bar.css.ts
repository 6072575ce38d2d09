import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

export const bar = style({ display: 'flex', gap: 4 })
const step = style({ flex: 1, blockSize: 4, borderRadius: 2 })
export const steps = styleVariants({
  done: [step, { background: vars.color.action, '@media': { '(forced-colors: active)': { background: 'Highlight' } } }],
  ahead: [step, { background: vars.color.border }],
})
