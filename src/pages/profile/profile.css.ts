import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
})
/** What is shown and not changed here. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'baseline',
  color: vars.color.textQuiet,
  overflowWrap: 'anywhere',
})
/** A fact and the way to change it, with room for the ring of focus between them. */
export const changeable = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] })
