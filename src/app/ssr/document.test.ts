import { expect, it } from 'vitest'
import { writeDocument, type DocumentParts } from './document.ts'

const parts: DocumentParts = {
  ...{
    language: 'ar',
    direction: 'rtl',
    title: 'سديم',
    pageTags: [],
    tenantTags: [],
    style: '',
    nonce: 'n',
    data: {},
    body: '',
  },
  assets: {
    build: 'b1',
    script: '/assets/entry.js',
    styles: [],
    modules: {
      'src/one.ts': ['/assets/vendor.js', '/assets/one.js'],
      'src/two.ts': ['/assets/vendor.js', '/assets/two.js'],
    },
  },
  modules: ['src/one.ts', 'src/two.ts'],
}
const linked = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href)

it('the shell asks at once for its script and for what that needs, each file once', () => {
  const html = writeDocument({ ...parts, isShell: true })
  expect(html).toContain('<script type="module" src="/assets/entry.js"></script>')
  expect(linked(html)).toEqual(['/assets/vendor.js', '/assets/one.js', '/assets/two.js'])
})

it('a page that is readable without the app asks for its files after the first frame', () => {
  const html = writeDocument({ ...parts, body: '<main></main>' })
  expect(linked(html)).toEqual([])
  expect(html).not.toContain('src="/assets/entry.js"')
  expect(html).toMatch(/requestAnimationFrame/)
})
