import { afterEach, expect, it, vi } from 'vitest'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './push-updater.ts'

afterEach(() => vi.unstubAllGlobals())

/** What it does to its registration and its windows once it is active below an address. */
async function activateAt(scope: string): Promise<string[]> {
  const done: string[] = []
  const handlers = new Map<string, (event: object) => void>()
  const note = (what: string) => async () => void done.push(what)
  vi.stubGlobal('self', {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    skipWaiting: note('takes over'),
    clients: { claim: note('claims') },
    registration: { scope, unregister: note('goes') },
  })
  vi.resetModules()
  await import(script)
  const waited: Promise<unknown>[] = []
  for (const type of ['install', 'activate'])
    handlers.get(type)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work) })
  await Promise.all(waited)
  // It listens to nothing else: no message, and no tap.
  return [...done, ...handlers.keys()]
}

it('takes the place of a worker of an earlier push service at once, and goes with it [W03]', async () => {
  expect(await activateAt('https://app.example/')).toEqual(['takes over', 'goes', 'install', 'activate'])
})

it('stays where the app itself has registered it [W03]', async () => {
  expect(await activateAt('https://app.example/push-updater/')).toEqual(['takes over', 'claims', 'install', 'activate'])
})
