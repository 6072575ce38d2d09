import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const page = style({ display: 'grid', gap: space[4], paddingBlock: `${space[5]} ${space[10]}` })
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'space-between' })

export const sheet = style({
  display: 'grid',
  gap: space[6],
  padding: space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.desk]: { padding: space[8] } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const label = style({ color: vars.color.textQuiet, fontSize: vars.text[1] })
export const parties = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const party = style({ display: 'grid', gap: space[1], alignContent: 'start' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  borderBlockStart: `1px solid ${vars.color.border}`,
})
globalStyle(`${table} thead th`, { borderBlockStart: 0, color: vars.color.textQuiet, fontSize: vars.text[1] })
globalStyle(`${table} :is(th, td):last-child`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  paddingInlineStart: space[4],
})
/** A number is not broken at its hyphens. */
export const unbroken = style({ whiteSpace: 'nowrap' })
export const sum = style({ fontWeight: vars.weight.strong })
export const under = style({ display: 'block', color: vars.color.textQuiet, fontSize: vars.text[1] })

/** On paper there is the sheet alone: whatever neither holds it nor is in it is left out, and so is the room around it. */
const around = `body:has(${sheet})`
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
onPaper(`${around} *:not(:has(${sheet})):not(${sheet}):not(${sheet} *)`, { display: 'none !important' })
onPaper(`${around} *:has(${sheet})`, {
  display: 'block',
  margin: 0,
  padding: 0,
  maxInlineSize: 'none',
  minBlockSize: 0,
})
onPaper(`html:has(${sheet}), ${around}`, { background: 'white' })
onPaper(`${around} ${sheet}`, { border: 0, borderRadius: 0, padding: 0, background: 'white' })
onPaper(`${around} ${sheet}, ${around} ${sheet} *`, { color: 'black !important' })
onPaper(`${around} ${parties}`, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
onPaper(`${around} ${table} tr`, { breakInside: 'avoid' })
