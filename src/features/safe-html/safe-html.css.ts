import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '#src/theme/contract.css.ts'

/** Markup of a tenant: plain elements in our typography, on any background. */
export const prose = style({ maxInlineSize: '72ch', overflowWrap: 'anywhere' })

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${prose} ${one}`)
      .join(', '),
    rule,
  )
globalStyle(`${prose} > * + *`, { marginBlockStart: space[3] })
globalStyle(`${prose} > * + :is(h2, h3, h4)`, { marginBlockStart: space[6] })
within('a', { textDecoration: 'underline', textUnderlineOffset: 3 })
within('ul, ol', { paddingInlineStart: '1.25em' })
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
within('dt, th, caption', { fontWeight: vars.weight.strong, textAlign: 'start' })
within('blockquote', { paddingInlineStart: space[4], borderInlineStart: '2px solid' })
within('figcaption, small', { fontSize: vars.text[1] })
within('img', { blockSize: 'auto', borderRadius: vars.radius.tile })
/** A wide table scrolls on its own. */
within('table', {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
})
within('td, th', { padding: '8px 12px', borderBlockEnd: '1px solid', verticalAlign: 'top' })
