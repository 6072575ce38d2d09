import { style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

/** Fills the space below the upper bar, so that the lower bar is at the edge of the screen. */
export const screen = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** The step, with the summary beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[5]} ${space[8]}`,
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 620px) 360px',
      justifyContent: 'space-between',
      // A step that is shorter than the summary keeps its height.
      alignItems: 'start',
      gap: space[16],
      paddingBlock: space[10],
    },
  },
})

/** In place of the steps, with no summary beside it. */
export const alone = style({ paddingBlock: `${space[6]} ${space[8]}`, overflowWrap: 'anywhere' })

export const aside = style({
  display: 'none',
  '@media': { [media.columns]: { display: 'block', position: 'sticky', insetBlockStart: 96, alignSelf: 'start' } },
})

/** Focused by script when its step opens, so that it is read aloud; it is not interactive. */
export const heading = style({ ':focus-visible': { outline: 'none' } })

/** Always visible on phones: doctor, time, price. */
export const summaryLine = style({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.columns]: { display: 'none' } },
})
export const summaryLineRow = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: 64,
  paddingBlock: 10,
})
export const grow = style({ flex: 1, minInlineSize: 0 })

export const summaryTime = style({
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: vars.text[4],
  lineHeight: 1.25,
})

export const rule = style({ border: 0, borderBlockStart: `1px solid ${vars.color.border}`, margin: 0 })

export const facts = style({ display: 'grid', gap: space[2] })
export const fact = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' })
export const factIcon = style({ color: vars.color.textQuiet, marginBlockStart: 2 })

export const price = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const total = style([
  price,
  {
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: 10,
    fontWeight: vars.weight.strong,
    fontSize: vars.text[3],
  },
])

/** Above the button: what pressing it agrees to. */
export const agreement = style({
  fontSize: vars.text[1],
  color: vars.color.textQuiet,
  lineHeight: vars.leading.snug,
  marginBlockEnd: space[2],
})

/** Two fields side by side from the width at which both show a whole name. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  // An error under one of them does not move the other.
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const form = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' })

export const alternatives = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[2],
})

export const onlyDesk = style({ display: 'none', '@media': { [media.columns]: { display: 'block' } } })
export const onlyPhone = style({ '@media': { [media.columns]: { display: 'none' } } })
