import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** By name alone: its globals are those of a worker, and no test has their types. */
const script = './go-to.ts'
type Leading = { goTo: (scope: object, path: string, home: object) => Promise<void> }
const { goTo } = (await import(script)) as Leading

const origin = 'https://app.example'
const home = { origin, mount: '/', key: null }
let opened: string[]

beforeEach(() => {
  opened = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** A window that hears nothing of the first messages, and whether its browser lets a worker navigate it. */
function windowAt(path: string, { deafTo = 0, isLed = false } = {}) {
  const heard: unknown[] = []
  const led: string[] = []
  let sent = 0
  return {
    ...{ url: origin + path, heard, led },
    focus: async () => undefined,
    navigate: async (to: string) => (isLed ? led.push(to) : Promise.reject(new TypeError('not controlled'))),
    postMessage(message: unknown, [port]: [MessagePort]) {
      sent += 1
      if (sent <= deafTo) return
      heard.push(message)
      port.postMessage('heard')
    },
  }
}
type OpenWindow = ReturnType<typeof windowAt>

async function tap(windows: OpenWindow[], path = '/en-ae/visit'): Promise<void> {
  const matchAll = async (asked?: { includeUncontrolled?: boolean }) => (asked?.includeUncontrolled ? windows : [])
  const clients = { matchAll, openWindow: async (to: string) => void opened.push(to) }
  let isDone = false
  const going = goTo({ clients }, path, home).then(() => (isDone = true))
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(100)
    // What comes by a port comes in a task of its own.
    await new Promise((later) => setImmediate(later))
  }
  await going
}

it('a window that hears is led once, and no other is opened', async () => {
  const window = windowAt('/en-ae')
  await tap([windowAt('/en-ae?key=other'), window])
  expect([window.heard, opened]).toEqual([[{ type: 'GO_TO', path: '/en-ae/visit' }], []])
})

it('a window that is still loading is led once it hears', async () => {
  const window = windowAt('/en-ae', { deafTo: 4 })
  await tap([window])
  expect([window.heard.length, window.led, opened]).toEqual([1, [], []])
})

it('a window that never hears is led by the browser, or left for a new one', async () => {
  const controlled = windowAt('/en-ae', { deafTo: 99, isLed: true })
  await tap([controlled])
  expect([controlled.led, opened]).toEqual([['/en-ae/visit'], []])
  await tap([windowAt('/en-ae', { deafTo: 99 })])
  expect(opened).toEqual(['/en-ae/visit'])
})

it('a window that was closed meanwhile is left for a new one, and so is none', async () => {
  const windows = [windowAt('/en-ae', { deafTo: 99 })]
  const tapping = tap(windows)
  windows.pop()
  await tapping
  await tap([])
  expect(opened).toEqual(['/en-ae/visit', '/en-ae/visit'])
})
