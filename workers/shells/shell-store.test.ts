import { expect, it } from 'vitest'
import { createShells } from './shell-store.ts'

const address = '/_shell/en-ae'

/** Caches in memory, of one origin. */
function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    const at = (key: string) => new URL(key, 'https://app.example').href
    return {
      put: async (key: string, value: Response) => void entries.set(at(key), value),
      match: async (key: string) => entries.get(at(key))?.clone(),
      delete: async (key: string) => entries.delete(at(key)),
      keys: async () => [...entries.keys()].map((key) => ({ url: key })),
    }
  }
  return { open, keys: async () => [...kept.keys()] } as unknown as CacheStorage
}

/** A worker of build b1 with a kept shell; `ask` keeps it again, answered so. */
async function withShell() {
  let answer = () => Promise.resolve(page({ 'x-build': 'b1' }))
  const shells = createShells({
    mount: '/',
    origin: 'https://app.example',
    build: 'b1',
    caches: memoryCaches(),
    fetch: (_, init) => Promise.race([answer(), aborted(init?.signal)]),
    patience: 20,
  })
  expect(await shells.keep(address)).toBe('kept')
  return {
    isKept: async () => (await shells.find(new URL('https://app.example/en-ae'))) !== undefined,
    ask: (next: typeof answer) => {
      answer = next
      return shells.keep(address)
    },
  }
}
const page = (headers: Record<string, string>, status = 200) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html', ...headers } })
const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
const redirected = () => Object.defineProperty(page({ 'x-build': 'b1' }), 'redirected', { value: true })

it.each([
  ['a network’s login page', () => Promise.resolve(page({}))],
  ['a refusal of somebody else', () => Promise.resolve(page({}, 404))],
  ['a page that was found elsewhere', () => Promise.resolve(redirected())],
  ['a server that cannot', () => Promise.resolve(page({ 'x-build': 'b1' }, 503))],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that never does', () => new Promise<never>(() => {})],
])('a kept shell stays when it is asked for again and %s answers', async (_, answer) => {
  const { ask, isKept } = await withShell()
  expect(await ask(answer)).toBe('unreachable')
  expect(await isKept()).toBe(true)
})

it('it stays when the server is at another build, and goes when the server says that there is none', async () => {
  const { ask, isKept } = await withShell()
  expect(await ask(async () => page({ 'x-build': 'b2' }))).toBe('newer')
  expect(await isKept()).toBe(true)
  const refusal = Response.json({ code: 'not_found', message: 'There is nothing here.' }, { status: 404 })
  expect(await ask(async () => refusal)).toBe('gone')
  expect(await isKept()).toBe(false)
})
