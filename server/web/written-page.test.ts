import { expect, it } from 'vitest'
import { digestOf } from '#server/policy-header'
import { withoutNonce } from './written-page.ts'

const html = [
  '<style nonce="secret">:root{--a:1}</style>',
  '<script type="module" nonce="secret">start(1 < 2)</script>',
  '<script nonce="secret" id="end">end()</script>',
  '<script nonce="secret" src="/assets/a.js"></script>',
  '<link rel="modulepreload" nonce="secret" href="/assets/b.js">',
  '<p>of a tenant</p><script>steal()</script><style>p{color:red}</style><script nonce="guess">guess()</script>',
].join('\n')

it('allows what carried the nonce by its digest, and nothing that anybody else wrote', () => {
  const { text, scripts, styles } = withoutNonce(html, 'secret')
  expect(scripts).toEqual([digestOf('start(1 < 2)'), digestOf('end()')])
  expect(styles).toEqual([digestOf(':root{--a:1}')])
  expect(text).toBe(html.replaceAll(' nonce="secret"', ''))
})
