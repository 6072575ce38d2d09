import { vars } from '#src/theme/contract.css.ts'

/** What pictures of states are drawn in: the page gets these four names, and not those of the whole theme. */
export const colors = {
  action: vars.color.action,
  surface: vars.color.surface,
  tint2: vars.color.tint2,
  text: vars.color.text,
}
