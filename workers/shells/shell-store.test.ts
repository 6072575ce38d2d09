import { expect, it } from 'vitest'
import { createShells, mostShells } from './shell-store.ts'

const address = '/_shell/en-ae'

/** Caches in memory, of one origin. */
function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    const at = (key: string | { url: string }) =>
      new URL(typeof key === 'string' ? key : key.url, 'https://app.example').href
    return {
      async put(key: string, value: Response) {
        // As a browser does: what is put again is the last.
        entries.delete(at(key))
        entries.set(at(key), value)
      },
      match: async (key: string) => entries.get(at(key))?.clone(),
      delete: async (key: string | { url: string }) => entries.delete(at(key)),
      keys: async () => [...entries.keys()].map((key) => ({ url: key })),
    }
  }
  const remove = async (name: string) => kept.delete(name)
  return { open, keys: async () => [...kept.keys()], delete: remove } as unknown as CacheStorage
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

it('a device has the shells that were opened last, and no more than so many', async () => {
  const origin = 'https://app.example'
  const answer = async () => page({ 'x-build': 'b1' })
  const shells = createShells({ mount: '/', origin, build: 'b1', caches: memoryCaches(), fetch: answer })
  const tenants = Array.from({ length: mostShells + 3 }, (_, index) => `tenant-${index}`)
  const open = (key: string) => shells.keep(`${address}?key=${key}`)
  for (const key of tenants) {
    expect(await open(key)).toBe('kept')
    // One that is opened again and again stays, whatever else is.
    await open('tenant-0')
  }
  const isKept = async (key: string) => (await shells.find(new URL(`${origin}/en-ae?key=${key}`))) !== undefined
  const kept = []
  for (const key of tenants) if (await isKept(key)) kept.push(key)
  expect(kept).toEqual(['tenant-0', ...tenants.slice(1 - mostShells)])
})

it('a page of a patient’s own is answered with the shell of its tenant: nothing of its address is in the cache', async () => {
  const origin = 'https://app.example'
  const asked: string[] = []
  const caches = memoryCaches()
  const fetch = async (url: unknown) => (asked.push(String(url)), page({ 'x-build': 'b1' }))
  const shells = createShells({ mount: '/', origin, build: 'b1', caches, fetch: fetch })
  await shells.keep(`${address}?key=sadeem`)
  for (const path of [
    '/en-ae/dashboard/appointments/a-17',
    '/en-ae/appointment/a-17',
    '/en-ae/dashboard/profile?field=identity',
  ])
    expect((await shells.find(new URL(`${path}${path.includes('?') ? '&' : '?'}key=sadeem`, origin)))?.address).toBe(
      `${address}?key=sadeem`,
    )
  const cached = await (await caches.open('shells-b1')).keys()
  expect([asked, cached.map(({ url }) => url)]).toEqual([
    [`${origin}${address}?key=sadeem`],
    [`${origin}${address}?key=sadeem`],
  ])
})

it('the app’s bare address leads to the home page of its own tenant that was opened last, and to none of another', async () => {
  const origin = 'https://app.example'
  const fetch = async () => page({ 'x-build': 'b1' })
  const shells = createShells({ mount: '/', origin, build: 'b1', caches: memoryCaches(), fetch })
  for (const shell of ['en-ae', 'ar-ae', 'en-ae?key=sadeem', 'id?key=lark']) await shells.keep(`/_shell/${shell}`)
  expect(await Promise.all([null, 'sadeem', 'lark', 'hull'].map((key) => shells.lastHome(key)))).toEqual([
    ...['/ar-ae', '/en-ae?key=sadeem', '/id?key=lark'],
    undefined,
  ])
})

it('a newer build asks for the shells of earlier ones anew, and then deletes these and nothing else [W01]', async () => {
  const origin = 'https://app.example'
  const caches = memoryCaches()
  const of = (build: string) => {
    const fetch = async () => page({ 'x-build': build })
    return createShells({ mount: '/', origin, build, caches, fetch })
  }
  await of('b1').keep(`${address}?key=sadeem`)
  await of('b2').keep(`${address}?key=lark`)
  await (await caches.open('tenant-files-lark')).put('/logo.svg', page({}))
  const newer = of('b3')
  await newer.takeOver()
  // Pages of the earlier builds are still open.
  expect(await caches.keys()).toEqual(['shells-b1', 'shells-b2', 'tenant-files-lark', 'shells-b3'])
  await newer.forgetEarlier()
  expect(await caches.keys()).toEqual(['tenant-files-lark', 'shells-b3'])
  const kept = await (await caches.open('shells-b3')).keys()
  expect(kept.map(({ url }) => url).sort()).toEqual([`${origin}${address}?key=lark`, `${origin}${address}?key=sadeem`])
})
