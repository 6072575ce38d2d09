import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars } from '#src/theme/contract.css.ts'

/** On phones the icon is enough; the text is for screen readers. */
export const sortLabel = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const page = style({
  paddingBlock: `${space[3]} ${space[10]}`,
  '@media': { [media.columns]: { paddingBlockStart: space[5] } },
})

/** On phones the search is folded into one line; on desktops it is always above the results. */
export const search = style({ marginBlockEnd: space[6], '@media': { [media.phone]: { display: 'none' } } })
export const searchOpen = style({
  '@media': { [media.phone]: { display: 'block', marginBlock: `${space[2]} ${space[3]}` } },
})

export const bar = style({ paddingBlockStart: '6px', '@media': { [media.columns]: { display: 'none' } } })
export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '52px',
  padding: '6px 14px',
  marginBlockEnd: '6px',
  lineHeight: 1.25,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.card} - 2px)`,
  boxShadow: vars.shadow.card,
})
export const pillWords = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const pillIcon = style({ color: vars.color.brandText })

/** Links to similar lists, above or below the list. */
export const beside = style({ display: 'grid', gap: space[2], paddingBlock: space[3] })
export const besideTitle = style({ fontSize: vars.text[2], fontWeight: vars.weight.medium })
/** Takes the rest of the row, or a row of its own where that is too narrow. */
export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 108px',
  minInlineSize: 0,
  '@media': { [media.columns]: { flex: '0 1 auto' } },
  color: vars.color.textQuiet,
  fontSize: vars.text[1],
})
/** Looks like one field: the arrow lies over the end of the control. */
export const sortBox = style({ flex: '1 1 auto', minInlineSize: 0, position: 'relative', display: 'flex' })
globalStyle(`${sortBox} > svg`, {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc((${size.touchTarget} - 16px) / 2)`,
  pointerEvents: 'none',
})
export const sortSelect = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: size.touchTarget,
  paddingInline: `${space[1]} 20px`,
  cursor: 'pointer',
  // Below 16 px a phone zooms in on focus.
  fontSize: '1rem',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
})
