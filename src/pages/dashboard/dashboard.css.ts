import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

/** The photo beside the greeting. */
export const hello = style({ display: 'flex', gap: space[4], alignItems: 'center' })
export const helloWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
