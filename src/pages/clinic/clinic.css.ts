import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars } from '#src/theme/contract.css.ts'

export const page = style({ paddingBlock: `${space[2]} ${space[8]}` })

/** One large photo and two small ones beside it; on phones only the large one. */
export const photos = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[5],
  '@media': { [media.dialog]: { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr' } },
})
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.tint3,
  borderRadius: vars.radius.card,
})
export const cover = style([photo, { '@media': { [media.dialog]: { gridRow: '1 / 3' } } }])
export const aside = style([photo, { display: 'none', '@media': { [media.dialog]: { display: 'block' } } }])
export const photosButton = style({ position: 'absolute', insetBlockEnd: space[3], insetInlineEnd: space[3] })
export const album = style({ display: 'grid', gap: space[3] })

/** On phones: head, doctors, hours and address, then the rest. On desktops hours and address are beside all of it. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "doctors" "side" "body"',
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"head side" "doctors side" "body side"',
      columnGap: space[12],
    },
  },
})
export const head = style({ gridArea: 'head', display: 'grid', gap: space[2], alignContent: 'start' })
export const main = style({ gridArea: 'doctors', minInlineSize: 0, display: 'grid', gap: space[4] })
export const doctors = style({ minInlineSize: 0, scrollMarginBlockStart: space[4] })
export const side = style({ gridArea: 'side', display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 })
export const body = style({ gridArea: 'body', minInlineSize: 0 })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })
export const sideTitle = style({ fontSize: vars.text[3], marginBlockEnd: space[3] })
export const address = style({ fontStyle: 'normal', marginBlockEnd: space[3] })
export const chips = style({ marginBlock: `${space[3]} ${space[4]}` })
export const list = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const after = style({ marginBlockStart: space[4] })

export const amenities = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
})
export const amenity = style({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: space[3] })
export const amenityIcon = style({ color: vars.color.brandText })
export const amenityWords = style({ display: 'grid' })

export const fold = style({ borderBlockEnd: `1px solid ${vars.color.border}` })
export const foldHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '48px',
  paddingBlock: space[3],
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: vars.weight.medium,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const foldWords = style({ display: 'grid', minInlineSize: 0 })
export const foldMark = style({ flex: 'none' })
globalStyle(`${fold}[open] > ${foldHead} ${foldMark}`, { transform: 'rotate(180deg)' })
export const foldBody = style({ maxInlineSize: '66ch', paddingBlockEnd: space[4] })

/** Its words begin with lower-case letters, as within a sentence. */
export const sentence = style({ '::first-letter': { textTransform: 'uppercase' } })

export const alike = style({ paddingBlockStart: space[6] })
export const alikeLogo = style({
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.tint3,
})
