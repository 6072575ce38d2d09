import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const networkButton = style({ display: 'grid', gap: space[1], justifyItems: 'start' })
export const hint = style({ color: vars.color.textQuiet, fontSize: vars.text[1] })
