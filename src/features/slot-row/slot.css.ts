import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media, motion, size, space, vars } from '#src/theme/contract.css.ts'

/** The one control that always means "book this time", on every screen. */
export const slot = recipe({
  base: {
    display: 'inline-grid',
    placeContent: 'center',
    justifyItems: 'center',
    minBlockSize: size.touchTarget,
    paddingBlock: '4px',
    paddingInline: space[3],
    borderRadius: vars.radius.slot,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.15,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transition: `background ${motion.quick}, color ${motion.quick}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  variants: {
    look: {
      free: {
        background: vars.color.tint2,
        color: vars.color.onTint,
        selectors: { '&:hover, &[aria-pressed="true"]': { background: vars.color.action, color: vars.color.onAction } },
      },
      /** Held by the patient, who began to book it. */
      own: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: { '&:hover': { background: vars.color.actionHover } },
      },
      /** Leads to other times. */
      more: {
        boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
        color: vars.color.text,
        fontWeight: vars.weight.medium,
        ':hover': { background: vars.color.tint1 },
      },
      /** Not reliable: there is no network and someone else may have it. */
      stale: {
        boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
        color: vars.color.textQuiet,
      },
    },
  },
  defaultVariants: { look: 'free' },
})

/** A time with the icon of its consultation type before it. */
export const timeOfKind = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '4px' })

/** The fee at that time, where the times beside it have another, or the note that it is the patient's own. */
export const slotNote = style({ fontSize: '.75rem', fontWeight: vars.weight.medium, lineHeight: 1.1 })

/** The day above a time that is not on the day the row names. */
export const slotDay = style({ fontSize: '.75rem', fontWeight: vars.weight.medium, lineHeight: 1.1 })
