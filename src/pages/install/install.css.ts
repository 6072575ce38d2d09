import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[6]} ${space[10]}` })
