import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Takes the focus of a button that is gone. */
export const list = style({ borderRadius: vars.radius.card })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} th`, { textAlign: 'start', fontWeight: 400, paddingBlock: space[3] })
globalStyle(`${table} thead th`, { color: vars.color.textQuiet, verticalAlign: 'bottom' })
globalStyle(`${table} thead th + th`, { textAlign: 'center', paddingInline: space[1] })
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border}` })
globalStyle(`${table} td`, { inlineSize: 56, verticalAlign: 'middle' })

/** The whole cell can be pressed. */
export const cell = style({ display: 'grid', placeItems: 'center', minBlockSize: 56, cursor: 'pointer' })

/** Of a box that cannot be changed. */
export const locked = style({ opacity: 0.55, cursor: 'not-allowed' })

/** Two times of day side by side, as long as there is room. */
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
globalStyle(`${times} > *`, { flex: '1 1 120px', maxInlineSize: 180 })
