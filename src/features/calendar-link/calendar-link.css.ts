import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
