import { style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

export const place = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, position: 'relative' })
export const frame = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  border: 0,
  background: vars.color.page,
  // The document in the frame sets its own colour scheme; without one it is light.
  colorScheme: 'normal',
  selectors: { '&[data-state="loading"]': { visibility: 'hidden' } },
})
export const waiting = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gap: space[3],
  padding: space[5],
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text[1],
  color: vars.color.textQuiet,
})
