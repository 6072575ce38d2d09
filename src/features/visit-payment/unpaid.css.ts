import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const head = style({ marginBlockEnd: space[5] })
