import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const note = style({ marginBlockEnd: space[5] })
/** On desktops a button as wide as the page is none. */
export const contacts = style({ maxInlineSize: '24rem' })
