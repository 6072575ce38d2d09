import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Focused by script when the patient has come back; it is not interactive. */
export const note = style({ ':focus-visible': { outline: 'none' } })

export const choices = style({ display: 'grid', gap: space[4] })

const line = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` } as const

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.textQuiet,
  fontSize: vars.text[1],
  '::before': line,
  '::after': line,
})
