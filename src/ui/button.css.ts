import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, motion, size, vars } from '#src/theme/contract.css.ts'
import { keyframes } from '#src/theme/global.css.ts'

const { color } = vars
// Doubled for specificity, so that it overrides a tone's own hover, which comes later.
const disabled = '&&:is(:disabled, [aria-disabled="true"])'
const ink = createVar()

export const button = recipe({
  base: {
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minBlockSize: size.control,
    paddingBlock: 10,
    paddingInline: 20,
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'center',
    color: ink,
    transition: `background ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick}`,
    selectors: {
      '&:active': { transform: 'scale(.985)' },
      [disabled]: {
        vars: { [ink]: color.textQuiet },
        background: color.sunken,
        borderColor: 'transparent',
        cursor: 'not-allowed',
        transform: 'none',
      },
      // Keeps its colour and its width while it is busy.
      '&[aria-busy="true"]': { color: 'transparent', cursor: 'progress' },
      '&[aria-busy="true"]::after': {
        content: '',
        position: 'absolute',
        inlineSize: 20,
        blockSize: 20,
        borderRadius: '50%',
        border: `2.5px solid ${ink}`,
        borderInlineEndColor: 'transparent',
        animation: `${keyframes.spin} .8s linear infinite`,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      primary: {
        vars: { [ink]: color.onAction },
        background: color.action,
        selectors: { '&:hover': { background: color.actionHover }, '&:active': { background: color.actionPress } },
      },
      secondary: {
        vars: { [ink]: color.text },
        background: color.surface,
        borderColor: color.borderStrong,
        ':hover': { borderColor: color.text },
      },
      soft: { vars: { [ink]: color.onTint }, background: color.tint2, ':hover': { background: color.tint3 } },
      quiet: { vars: { [ink]: color.brandText }, paddingInline: 12, ':hover': { background: color.tint1 } },
      danger: {
        vars: { [ink]: color.danger },
        background: color.surface,
        borderColor: color.dangerLine,
        ':hover': { background: color.dangerTint },
      },
    },
    size: {
      small: { minBlockSize: size.touchTarget, paddingBlock: 8, paddingInline: 16 },
      medium: {},
      bar: { minBlockSize: 52 },
      large: { minBlockSize: 56, fontSize: vars.text[3] },
    },
    block: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { tone: 'primary', size: 'medium' },
})

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: size.touchTarget,
  minInlineSize: size.touchTarget,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  flex: 'none',
  ':hover': { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
  ':disabled': { color: color.textQuiet, cursor: 'not-allowed' },
})

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: size.touchTarget,
  color: color.brandText,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  ':hover': { textDecoration: 'underline' },
})
