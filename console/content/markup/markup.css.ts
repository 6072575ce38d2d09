import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[3],
  maxBlockSize: 360,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.control,
})
globalStyle(`${preview} :is(ul, ol)`, { paddingInlineStart: space[5], listStyle: 'revert' })
globalStyle(`${preview} :is(h5, h6)`, { fontSize: vars.text[3], fontWeight: vars.weight.strong })
globalStyle(`${preview} strong`, { fontWeight: vars.weight.strong })
globalStyle(`${preview} em`, { fontStyle: 'italic' })
globalStyle(`${preview} blockquote`, {
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.borderStrong}`,
})
globalStyle(`${preview} :is(th, td)`, { border: `1px solid ${color.border}`, padding: space[1] })
export const link = style({ color: color.action, textDecoration: 'underline' })
export const picture = style({ color: color.textQuiet, fontStyle: 'italic' })
