import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** What waits is read and pressed on a ground of its own: that of the page's top is dark. */
export const waiting = style({
  marginBlockEnd: space[6],
  padding: space[4],
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  // Where nothing waits.
  selectors: { '&:empty': { display: 'none' } },
})
