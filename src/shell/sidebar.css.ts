import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const drawer = style({ display: 'flex', flexDirection: 'column', gap: space[8], minBlockSize: '100%' })
export const foot = style({ display: 'grid', gap: space[1], marginBlockStart: 'auto' })
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, fontSize: vars.text[1] })
