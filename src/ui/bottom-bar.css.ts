import { style } from '@vanilla-extract/css'
import { media, vars } from '#src/theme/contract.css.ts'

export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 25,
  marginBlockStart: 'auto',
  background: vars.color.surface,
  boxShadow: vars.shadow.bar,
  paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
  '@media': { [media.short]: { position: 'static' } },
})
export const onlyPhone = style({ '@media': { [media.columns]: { display: 'none' } } })
