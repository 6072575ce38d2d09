import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 })
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const who = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontSize: vars.text[3] })
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
