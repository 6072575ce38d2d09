import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '#src/theme/contract.css.ts'

export const tabBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 25,
  display: 'flex',
  background: vars.color.surface,
  boxShadow: vars.shadow.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
  '@media': { [media.desk]: { display: 'none' }, [media.short]: { position: 'static' } },
})
export const tab = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  minBlockSize: 60,
  minInlineSize: 0,
  textAlign: 'center',
  fontSize: '.75rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  color: vars.color.textQuiet,
  selectors: {
    '&[aria-current]': { color: vars.color.brandText },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
globalStyle(`${tab}[aria-current] > svg`, { strokeWidth: 2.2 })
/** A line, which stays visible with forced colours. */
globalStyle(`${tab}[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 'max(8px, 50% - 28px)',
  borderBlockStart: '2px solid',
})
