import { globalStyle, style } from '@vanilla-extract/css'
import { card as listCard } from '#src/features/list-card.css.ts'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[2]} ${space[8]}` })

/** On phones: profile, times, facts, panel, the rest. On desktops the panel is beside all of it. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "panel" "body"',
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head panel" "body panel"',
      columnGap: space[12],
      rowGap: 0,
    },
  },
})
export const head = style({ gridArea: 'head' })
export const panel = style({
  gridArea: 'panel',
  minInlineSize: 0,
  scrollMarginBlockStart: space[4],
  '@media': {
    [media.columns]: {
      position: 'sticky',
      insetBlockStart: space[6],
      alignSelf: 'start',
    },
  },
})
/** A day with many times is higher than a window: the times scroll on their own, and the button stays visible. */
globalStyle(`${panel} > section`, {
  '@media': {
    [media.columns]: {
      display: 'flex',
      flexDirection: 'column',
      // Leaves room for the header and the breadcrumb above it.
      maxBlockSize: 'max(440px, calc(100dvh - 160px))',
    },
  },
})
export const body = style({ gridArea: 'body', minInlineSize: 0 })

export const identity = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'flex-start',
  '@media': { [media.dialog]: { gap: space[6] } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  flex: 1,
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[1] })
/** In two lines rather than wider than a small phone. */
globalStyle(`${badges} > *`, { whiteSpace: 'normal' })

/** The next three times, on the first screen of a phone. */
export const soon = style({ marginBlockStart: space[5], '@media': { [media.columns]: { display: 'none' } } })

export const facts = style({ marginBlockStart: space[5], borderBlock: `1px solid ${vars.color.border}` })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  alignItems: 'start',
  lineHeight: vars.leading.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
export const factIcon = style({ color: vars.color.brandText, marginBlockStart: '1px' })
export const factWords = style({ display: 'grid', gap: '2px' })

export const panelHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: '14px',
})
export const panelParts = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The row of days scrolls sideways, and would otherwise shrink first.
  gridAutoRows: 'max-content',
  '@media': {
    [media.columns]: {
      flex: 'auto',
      minBlockSize: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // Up to the edges of the panel, like its row of days.
      marginInline: `calc(${space[5]} * -1)`,
      paddingInline: space[5],
      paddingBlockEnd: '4px',
    },
  },
})
export const panelFoot = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[3],
})
/** On phones the bar below has the button that is seen; this one is the next stop of a keyboard after the times, shown while it is there. */
export const panelButton = style({
  display: 'grid',
  '@media': {
    [media.phone]: {
      selectors: {
        '&:not(:focus-within)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
export const panelNote = style({ textAlign: 'center' })
export const servicesBox = style({ minBlockSize: '420px' })

export const tabs = style({ marginBlockStart: space[2], '@media': { [media.columns]: { marginBlockStart: space[6] } } })
export const prose = style({ maxInlineSize: '66ch' })
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] })
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
export const placeWords = style({ flex: 1, minInlineSize: '220px', fontStyle: 'normal' })
export const timeline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '14px',
  paddingBlock: space[2],
})
export const secondTitle = style({ marginBlock: `${space[5]} ${space[2]}` })

export const related = style({ paddingBlockStart: space[8] })
export const relatedCard = style([listCard, { gap: space[4], gridTemplateRows: 'auto 1fr auto', minInlineSize: 0 }])
export const bar = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const barWords = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: 1.25,
  minBlockSize: '40px',
  display: 'grid',
  // The fee does not move when a time appears above it.
  alignContent: 'end',
})
/** As wide with its short text, once there is a time, as with the long one before. */
export const barAction = style({ display: 'grid', minInlineSize: '152px' })

/** Where the page stands, and what shares it. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[3],
})
