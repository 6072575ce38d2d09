import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '#src/theme/contract.css.ts'

const wide = '(min-width: 760px)'
const phone = '(max-width: 759.98px)'

export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[2],
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr) auto', alignItems: 'center' },
  },
})
export const flat = style({ boxShadow: 'none' })

/** On phones the open box fills the screen. */
export const open = style({
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: 0,
      zIndex: 50,
      padding: 0,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      alignContent: 'start',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      background: vars.color.page,
    },
  },
})
globalStyle(`html:has(${open})`, { '@media': { [phone]: { overflow: 'hidden' } } })

export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '60px',
  paddingInline: space[3],
  borderRadius: `calc(${vars.radius.card} - 6px)`,
  selectors: {
    '&:focus-within': { background: vars.color.tint1 },
    [`${open} > &`]: {
      '@media': {
        [phone]: {
          minBlockSize: '64px',
          borderRadius: 0,
          background: vars.color.surface,
          borderBlockEnd: `1px solid ${vars.color.border}`,
          paddingInline: `${space[1]} ${space[4]}`,
        },
      },
    },
    [`${open} > & ~ &`]: { '@media': { [phone]: { display: 'none' } } },
  },
})
/** The second field, separated by a line. */
export const where = style([
  field,
  {
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: space[3],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    '@media': {
      [wide]: {
        '::before': {
          insetBlock: space[3],
          insetInline: '0 auto',
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
])

export const fieldIcon = style({
  color: vars.color.brandText,
  selectors: { [`${open} &`]: { '@media': { [phone]: { display: 'none' } } } },
})
export const back = style({
  display: 'none',
  selectors: { [`${open} &`]: { '@media': { [phone]: { display: 'inline-flex' } } } },
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const label = style({ display: 'block', fontSize: vars.text[1], color: vars.color.textQuiet, lineHeight: 1.3 })

const bare = {
  // Extends over its label and the edge of the field, so that a press anywhere reaches it.
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  marginBlock: '-24px -10px',
  paddingBlock: '24px 10px',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  outline: 'none',
} as const
/** The focus ring is drawn round the whole field. */
globalStyle(`${field}:has(:focus-visible)`, { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` })
/** Where the open field is the head of the full screen, a line below it is enough beside the caret. */
globalStyle(`${open} > ${field}:has(:focus-visible)`, {
  '@media': { [phone]: { boxShadow: `inset 0 -2px 0 ${vars.color.focus}` } },
})
export const input = style({
  ...bare,
  '::placeholder': { color: vars.color.text, opacity: 0.92, fontWeight: vars.weight.medium },
})
export const select = style({ ...bare, cursor: 'pointer', backgroundColor: 'transparent' })
globalStyle(`${select} option`, { color: vars.color.text, background: vars.color.raised })
export const chevron = style({ color: vars.color.textQuiet, pointerEvents: 'none' })

export const submit = style({
  display: 'grid',
  marginBlockStart: space[2],
  selectors: { [`${open} > &`]: { '@media': { [phone]: { display: 'none' } } } },
  '@media': { [wide]: { marginBlockStart: 0, marginInlineStart: space[2] } },
})

export const list = style({
  zIndex: 30,
  background: vars.color.raised,
  padding: space[2],
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInlineStart: '-1px',
      insetBlockStart: `calc(100% + ${space[2]})`,
      inlineSize: 'min(560px, 100%)',
      maxBlockSize: 'min(520px, 60dvh)',
      overflow: 'auto',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.float,
    },
    [phone]: {
      background: 'none',
      padding: `${space[1]} ${space[2]} 40dvh`,
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})
export const groupName = style({
  padding: '10px 12px 4px',
  fontSize: vars.text[1],
  fontWeight: vars.weight.medium,
  color: vars.color.textQuiet,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '56px',
  padding: '8px 12px',
  borderRadius: '10px',
  cursor: 'pointer',
  lineHeight: vars.leading.snug,
  selectors: { '&:hover, &[aria-selected="true"]': { background: vars.color.tint2 } },
})
export const optionIcon = style({
  inlineSize: '40px',
  blockSize: '40px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: `min(${vars.radius.control}, 12px)`,
  background: vars.color.tint2,
  color: vars.color.brandText,
})
export const typed = style({ background: 'none', color: vars.color.brandText, fontWeight: vars.weight.strong })
export const notice = style({ padding: '14px 12px', color: vars.color.textQuiet })

/** A recent search, with the cross that removes it at its end. */
export const recent = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' })
const pressable = {
  border: 0,
  background: 'none',
  color: vars.color.textQuiet,
  cursor: 'pointer',
} as const
export const forget = style({
  ...pressable,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touchTarget,
  blockSize: size.touchTarget,
  borderRadius: '10px',
  selectors: { '&:hover, &[aria-selected="true"]': { background: vars.color.tint2, color: vars.color.text } },
})
export const forgetAll = style({
  ...pressable,
  inlineSize: '100%',
  minBlockSize: size.touchTarget,
  fontSize: vars.text[1],
})

/** Consultation types above the box, as radio buttons that look like chips. */
export const kinds = style({
  display: 'flex',
  gap: space[2],
  marginBlockEnd: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '4px',
  marginInline: `calc(${vars.page.gutter} * -1)`,
  paddingInline: vars.page.gutter,
})
export const kind = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: size.touchTarget,
  paddingInline: '14px',
  border: `1px solid ${vars.color.heroLine}`,
  borderRadius: vars.radius.chip,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.heroRaised },
    '&:has(:checked)': { background: vars.color.onHero, color: vars.color.hero, borderColor: 'transparent' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.onHero}`, outlineOffset: '2px' },
  },
})
/** On phones only the text, so that all fit in one line. */
globalStyle(`${kind} > svg`, { '@media': { '(max-width: 429.98px)': { display: 'none' } } })
export const kindInput = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' })
