import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const steps = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.4em', listStyle: 'decimal' })
globalStyle(`${steps} > li`, { paddingInlineStart: 4 })
