import { runInNewContext } from 'node:vm'
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

it('asks for each file in a task of its own, so that a press waits for one alone', () => {
  const { frames, timers, requested } = runStart({ hidden: false })
  expect(requested).toEqual([])
  frames.shift()!()
  timers.shift()!()
  expect(requested).toEqual([])
  for (const [at, task] of timers.entries()) {
    task()
    expect(requested).toHaveLength(at + 1)
  }
  expect(requested).toEqual(['/assets/vendor.js', '/assets/one.js', '/assets/two.js', 'run /assets/entry.js'])
})

it('asks for all of them at once in a tab of the background, where frames and timers wait', () => {
  const { frames, timers, requested } = runStart({ hidden: true })
  expect([...frames, ...timers]).toEqual([])
  expect(requested).toEqual(['/assets/vendor.js', '/assets/one.js', '/assets/two.js', 'run /assets/entry.js'])
})

/** Runs the script of a readable page, with frames and timers that the test lets pass. */
function runStart({ hidden }: { hidden: boolean }) {
  const [frames, timers, requested]: [(() => void)[], (() => void)[], string[]] = [[], [], []]
  const html = writeDocument({ ...parts, body: '<main></main>' })
  const script = /<script type="module" nonce="[^"]*">([\s\S]*?)<\/script>/.exec(html)![1]!
  const page = {
    document: {
      hidden,
      documentElement: { removeAttribute: () => {} },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => requested.push(href) },
    },
    performance: { getEntriesByType: () => [] },
    window: {},
    addEventListener: () => {},
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void) => timers.push(task),
    load: (file: string) => requested.push(`run ${file}`),
  }
  runInNewContext(script.replace('import(', 'load('), page)
  return { frames, timers, requested }
}
