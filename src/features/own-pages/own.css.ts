import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/contract.css.ts'

export const page = style({ display: 'grid', gap: space[6], paddingBlock: `${space[5]} ${space[10]}` })
export const signOut = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
