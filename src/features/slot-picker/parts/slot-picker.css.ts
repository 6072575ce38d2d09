import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

/** High enough for the times of an average day, so that little moves when they arrive or another day is chosen. */
export const picker = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '332px',
  alignContent: 'start',
})

export const days = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  // While the days are loading there is nothing to scroll.
  selectors: { '&:not(:has(button))': { overflowX: 'hidden' } },
  scrollbarWidth: 'none',
  // Up to the edge of the narrowest page or panel around it.
  marginInline: `calc(${space[4]} * -1)`,
  paddingBlock: '4px',
  paddingInline: space[4],
  scrollPaddingInline: space[4],
})
export const day = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1px',
  minInlineSize: '64px',
  minBlockSize: '72px',
  paddingInline: space[2],
  fontSize: vars.text[1],
  lineHeight: 1.2,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.tile}, 14px)`,
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.action, borderColor: 'transparent', color: vars.color.onAction },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})
export const dayNumber = style({
  fontSize: '1.1875rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlock: `${space[1]} ${space[2]}`,
  fontSize: vars.text[2],
  fontWeight: vars.weight.medium,
})
export const partIcon = style({ color: vars.color.textQuiet })
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: space[2],
})
export const time = style({ inlineSize: '100%' })
export const toggle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlock: `-${space[1]}`,
})
