import { style } from '@vanilla-extract/css'
import { media, radiusPill, size, space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

/** One row that is moved sideways where it has no room. */
export const parts = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: space[1],
})
export const part = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touchTarget,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radiusPill,
  background: color.surface,
  color: color.text,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: color.tint1 },
    '&[aria-current]': { background: color.tint2, color: color.onTint, borderColor: color.tint3 },
  },
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'end',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.strong })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const end = style({ marginInlineStart: 'auto' })
