import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/theme/contract.css.ts'

const { color } = vars

export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.avatar,
  color: color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '.01em',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.text} 9%, transparent)`,
  },
})
globalStyle(`${avatar} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const grounds = styleVariants({
  1: { background: color.avatar1 },
  2: { background: color.avatar2 },
  3: { background: color.avatar3 },
  4: { background: color.avatar4 },
})

export const sizes = styleVariants({
  tiny: { inlineSize: 36, blockSize: 36, fontSize: '.8rem' },
  small: { inlineSize: 44, blockSize: 44, fontSize: '.95rem' },
  medium: { inlineSize: 64, blockSize: 64, fontSize: '1.25rem' },
  large: {
    inlineSize: 88,
    blockSize: 88,
    fontSize: '1.75rem',
    '@media': { '(min-width: 700px)': { inlineSize: 120, blockSize: 120, fontSize: '2.25rem' } },
  },
  huge: { inlineSize: 120, blockSize: 120, fontSize: '2.25rem' },
})
