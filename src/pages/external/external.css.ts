import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Fills the rest of the screen, so that only the page within scrolls. */
export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `max(420px, calc(100dvh - ${vars.page.headerHeight} - 72px))`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlock: space[4],
})
