import { globalStyle, globalKeyframes } from '@vanilla-extract/css'
import { media, motion, size, space, vars } from './contract.css.ts'

const scale = {
  phone: { 1: '.8125rem', 2: '.9375rem', 3: '1.0625rem', 4: '1.3125rem', 5: '1.625rem', 6: '2.125rem' },
  desk: { 4: '1.375rem', 5: '1.875rem', 6: '3.125rem' },
  /** Arabic letters are smaller in their em, and look heavier. */
  arabic: { 1: '.84375rem', 2: '.96875rem' },
} as const

/** A gutter, or what the device itself takes beside the page, where that is more. */
function beside(gutter: string) {
  return `max(${gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`
}

globalStyle(':root', {
  vars: {
    ...typeSizes(scale.phone),
    [vars.leading.tight]: '1.16',
    [vars.leading.snug]: '1.32',
    [vars.leading.body]: '1.5',
    [vars.weight.body]: '420',
    [vars.weight.medium]: '540',
    [vars.weight.strong]: '640',
    [vars.page.gutter]: beside(space[4]),
    [vars.page.headerHeight]: '60px',
  },
  '@media': {
    [media.desk]: {
      vars: { ...typeSizes(scale.desk), [vars.page.gutter]: beside(space[8]), [vars.page.headerHeight]: '72px' },
    },
  },
})

globalStyle(':root:lang(ar)', {
  vars: {
    ...typeSizes(scale.arabic),
    [vars.leading.tight]: '1.38',
    [vars.leading.snug]: '1.5',
    [vars.leading.body]: '1.75',
    [vars.weight.body]: '380',
    [vars.weight.medium]: '480',
    [vars.weight.strong]: '580',
  },
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // What has the focus stays above the bar at the lower edge, however high its buttons make it.
  scrollPaddingBlock: '88px max(88px, calc(var(--bottom-bar, 0px) + 16px))',
  background: vars.color.page,
  '@media': { [media.short]: { scrollPaddingBlock: '88px' } },
})
globalStyle('body', {
  margin: 0,
  font: `${vars.weight.body} ${vars.text[2]}/${vars.leading.body} ${vars.font.text}`,
  color: vars.color.text,
  background: vars.color.page,
  fontSynthesisWeight: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1, h2', {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  lineHeight: vars.display.leading,
  textWrap: 'balance',
  // A tenant's word may be longer than a phone is wide, also in a grid or a row.
  overflowWrap: 'anywhere',
})
globalStyle('h1', { fontSize: vars.text[5] })
globalStyle('h2', { fontSize: vars.text[4] })
globalStyle('h3', { fontSize: vars.text[3], fontWeight: vars.weight.strong, lineHeight: vars.leading.snug })
globalStyle('h3:not(:lang(ar))', { letterSpacing: '-.008em' })
globalStyle('h4', { fontSize: 'inherit', fontWeight: vars.weight.strong })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Engines have their own, different styles: a select in WebKit is a grey box.
globalStyle('button, select, textarea, input:not([type="checkbox"], [type="radio"])', { appearance: 'none' })
globalStyle('input[type="number"]', { appearance: 'textfield' })
globalStyle('::-webkit-inner-spin-button, ::-webkit-search-cancel-button, ::-webkit-search-decoration', {
  appearance: 'none',
  margin: 0,
})
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0, textAlign: 'start' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}`, margin: 0 })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '6px' })
globalStyle('[data-ground="hero"] :focus-visible', { outlineColor: vars.color.onHero })
globalStyle('summary', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touchTarget,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('summary > svg:last-child', { transition: `transform ${motion.quick}` })
globalStyle('details[open] > summary > svg:last-child', { transform: 'rotate(180deg)' })

/** Names of the few animations; `prefers-reduced-motion` stops them all. */
export const keyframes = { spin: 'spin', rise: 'rise', pulse: 'pulse' } as const
globalKeyframes(keyframes.spin, { to: { transform: 'rotate(1turn)' } })
globalKeyframes(keyframes.rise, { from: { transform: 'translateY(24px)', opacity: 0 } })
globalKeyframes(keyframes.pulse, { to: { opacity: 0.4 } })

/** Selected elements are marked by their background, and forced colours remove all backgrounds but these. */
const chosen =
  ':is([aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [data-selected], nav [aria-current], label:has(> input:checked:not([type="checkbox"])))'
globalStyle(`:where(button, a, label, [role="option"], [role="button"])${chosen}`, {
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'HighlightText !important',
    },
  },
})
globalStyle(`:where(button, a, label, [role="option"], [role="button"])${chosen} :not(input)`, {
  '@media': { [media.forcedColors]: { background: 'none', color: 'HighlightText' } },
})

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

function typeSizes(sizes: Partial<Record<keyof typeof vars.text, string>>) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, value]) => [vars.text[name as keyof typeof vars.text], value]),
  )
}
