import { style } from '@vanilla-extract/css'
import { media, size, vars } from '#src/theme/contract.css.ts'

export const tabs = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  marginInline: `calc(${vars.page.gutter} * -1)`,
  paddingInline: `calc(${vars.page.gutter} - 12px)`,
  // With more parts than the column of text has room for, as wide as they need.
  '@media': {
    [media.columns]: {
      marginInline: -12,
      paddingInline: 0,
      justifySelf: 'center',
      inlineSize: 'max-content',
      minInlineSize: 'calc(100% + 24px)',
      maxInlineSize: `calc(100vw - 2 * ${vars.page.gutter})`,
    },
  },
})

export const tab = style({
  flex: 'none',
  padding: 12,
  minBlockSize: size.control,
  fontWeight: vars.weight.medium,
  color: vars.color.textQuiet,
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  selectors: { '&[aria-current], &[aria-selected="true"]': { color: vars.color.text, borderColor: vars.color.action } },
})
