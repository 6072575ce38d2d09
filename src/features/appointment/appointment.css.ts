import { style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[5]} ${space[10]}` })

/** Focused by script when its text has changed; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })
export const head = style({ display: 'flex', gap: space[4], alignItems: 'center', marginBlockEnd: space[4] })
export const tick = style({
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  background: vars.color.successTint,
  color: vars.color.success,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
})

/** Between what was done and what is known of the visit. */
export const entry = style({ marginBlockEnd: space[4], ':empty': { display: 'none' } })
export const columns = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)', gap: space[8], alignItems: 'start' },
  },
})

/** The one surface with a strong colour in the app. */
export const ticket = style({
  background: vars.color.hero,
  color: vars.color.onHero,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const ticketTop = style({ padding: space[5], display: 'grid', gap: space[2] })
export const ticketHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[2] })
export const ticketTime = style({
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: vars.text[6],
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const ticketQuiet = style({ color: vars.color.onHeroQuiet })
export const ticketRow = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  padding: `14px ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.heroLine}`,
  background: vars.color.heroRaised,
})
export const ticketName = style({ fontWeight: vars.weight.medium })
export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.heroLine}`,
})
export const action = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  padding: `${space[3]} 6px`,
  minBlockSize: 64,
  fontWeight: vars.weight.medium,
  fontSize: vars.text[1],
  textAlign: 'center',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.heroLine}` },
    '&:hover': { background: vars.color.heroRaised },
    '&:focus-visible': { outlineColor: vars.color.onHero, outlineOffset: '-4px' },
    '&:first-child': { background: vars.color.onHero, color: vars.color.hero, fontWeight: vars.weight.strong },
    '&:first-child:hover': { background: vars.color.onHeroQuiet },
    '&:first-child:focus-visible': { outlineColor: vars.color.hero },
  },
})

export const facts = style({ display: 'grid', gap: space[3] })
export const fact = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', minBlockSize: space[6] })
export const factIcon = style({ color: vars.color.textQuiet, flex: 'none', marginBlockStart: 2 })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], minBlockSize: size.touchTarget })
/** A number that must not be broken between lines. */
export const unbroken = style({ whiteSpace: 'nowrap' })
