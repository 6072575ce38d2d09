import { globalStyle, style } from '@vanilla-extract/css'
import { motion, size, vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const field = style({ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' })
export const label = style({ fontWeight: vars.weight.medium })
export const quiet = style({ color: color.textQuiet, fontWeight: vars.weight.body })
export const hint = style({ fontSize: vars.text[1], color: color.textQuiet })
export const problem = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: vars.text[1],
  color: color.danger,
})

export const input = style({
  inlineSize: '100%',
  minBlockSize: 52,
  paddingBlock: 12,
  paddingInline: 14,
  // Below 16 px a phone zooms in on focus.
  fontSize: '1rem',
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '::placeholder': { color: color.textQuiet, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:focus': {
      // Transparent, not none: forced colours make it visible.
      outline: '2px solid transparent',
      borderColor: color.focus,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.focus} 24%, transparent)`,
    },
    'textarea&': { resize: 'vertical', lineHeight: vars.leading.body },
  },
})

export const select = style([input, { paddingInlineEnd: 40, textOverflow: 'ellipsis' }])
export const selectBox = style({ position: 'relative', display: 'block' })
globalStyle(`${selectBox} > svg`, {
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockStart: 16,
  pointerEvents: 'none',
})

/** Phone numbers and codes run from left to right in every language. */
export const phone = style({ display: 'grid', gridTemplateColumns: '124px minmax(0, 1fr)', gap: 8, direction: 'ltr' })
// An email has no list of countries beside it.
globalStyle(`${phone} > [hidden] + input`, { gridColumn: '1 / -1' })

/** Covers the name of the country, for which a closed list has no room; presses go through it. */
export const callingCode = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineStart: 2,
  insetInlineEnd: 36,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: 12,
  borderRadius: `min(${vars.radius.control}, 12px)`,
  background: color.surface,
  pointerEvents: 'none',
})

export const parts = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: 6 })
export const partsLabel = style([label, { padding: 0, marginBlockEnd: 6 }])
export const partsRow = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 2fr) minmax(0, 1.2fr)',
  maxInlineSize: 440,
})
globalStyle(`${select}[data-empty]`, { color: color.textQuiet })

export const code = style({ position: 'relative', display: 'flex', gap: 8, direction: 'ltr', maxInlineSize: 400 })
export const codeBox = style([
  input,
  {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 60,
    padding: 0,
    display: 'grid',
    placeItems: 'center',
    fontSize: '1.5rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
])
/** One real input over the boxes, so that pasting and the keyboard's suggestion of the code work. */
export const codeInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  fontSize: '1rem',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  '::selection': { background: 'transparent' },
})
export const codeBoxNext = style({})
globalStyle(`${codeInput}:focus ~ ${codeBoxNext}`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })

export const check = style({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minBlockSize: size.touchTarget,
  paddingBlock: 10,
  cursor: 'pointer',
})
export const checkCentred = style({ alignItems: 'center' })
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  inlineSize: 22,
  blockSize: 22,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: 6,
  background: color.surface,
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:checked': { background: color.action, borderColor: color.action },
    '&:checked::after': {
      content: '',
      inlineSize: 6,
      blockSize: 11,
      border: `solid ${color.onAction}`,
      borderWidth: '0 2.2px 2.2px 0',
      transform: 'translateY(-1.5px) rotate(45deg)',
    },
    '&[type="radio"]:checked::after': {
      inlineSize: 8,
      blockSize: 8,
      border: 0,
      borderRadius: '50%',
      background: color.onAction,
      transform: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const choices = style({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' })
export const legend = style([label, { marginBlockEnd: 8 }])
export const choice = style({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 12,
  paddingInline: 16,
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  background: color.surface,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.action,
      boxShadow: `inset 0 0 0 1px ${color.action}`,
      background: color.tint1,
    },
    '&:has(:disabled)': { color: color.textQuiet, cursor: 'not-allowed' },
  },
})
export const choiceWords = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const choiceIcon = style({ color: color.brandText })
