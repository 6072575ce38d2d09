import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const frame = style({ display: 'block', inlineSize: '100%', border: 0, marginBlockStart: space[3] })
