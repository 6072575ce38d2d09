import { globalStyle, style } from '@vanilla-extract/css'
import { motion, space, vars } from '#src/theme/contract.css.ts'

const wide = '(min-width: 700px)'

export const tiles = style({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '14px' },
    '(max-width: 340px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  blockSize: '100%',
  minBlockSize: '112px',
  padding: '14px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.tile,
  transition: `border-color ${motion.quick}`,
  ':hover': { borderColor: vars.color.action },
  '@media': { [wide]: { flexDirection: 'row', alignItems: 'center', minBlockSize: '84px', padding: '16px 18px' } },
})
export const icon = style({ flex: 'none', color: vars.color.brandText })
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0, inlineSize: '100%' })
export const name = style({ fontWeight: vars.weight.strong, lineHeight: 1.25 })

/** One line reserved for the next time, so that nothing moves when it arrives. */
export const next = style({
  blockSize: '1.35em',
  lineHeight: 1.35,
  fontSize: vars.text[1],
  color: vars.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
globalStyle(`:lang(ar) ${next}`, { blockSize: '1.6em', lineHeight: 1.6 })
