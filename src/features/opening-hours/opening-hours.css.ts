import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** As high as the badge that is added later. */
export const status = style({ minBlockSize: '28px', display: 'flex', alignItems: 'center' })
export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.color.success,
  flex: 'none',
})
export const days = style({ display: 'grid', gap: space[2] })
export const day = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const today = style([day, { fontWeight: vars.weight.strong }])
export const hours = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textQuiet,
  selectors: { [`${today} &`]: { color: vars.color.text } },
})
