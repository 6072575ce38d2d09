import { expect, it } from 'vitest'
import { createConnection } from './connection.ts'

/** A page whose network is there or not, whatever the device says; `pass` lets the time come that is waited for. */
function startPage({ isThere }: { isThere: boolean }) {
  const page = { isThere, isOnline: true, requests: 0, pauses: [] as number[], pass: async () => {} }
  let waiting: (() => void) | undefined
  let tell = (_: boolean) => {}
  const online = {
    isOnline: () => page.isOnline,
    setOnline: (isOnline: boolean) => {
      const isNew = page.isOnline !== isOnline
      page.isOnline = isOnline
      if (isNew) tell(isOnline)
    },
    subscribe: (onChange: (isOnline: boolean) => void) => (tell = onChange),
  }
  const connection = createConnection({
    isReached: () => {
      page.requests += 1
      return Promise.resolve(page.isThere)
    },
    online,
    later: (work, milliseconds) => {
      page.pauses.push(milliseconds)
      waiting = work
      return () => (waiting = undefined)
    },
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const after = (work: () => void) => async () => {
    work()
    await settle()
  }
  page.pass = after(() => waiting?.())
  return Object.assign(page, {
    heard: (wasReached: boolean) => after(() => connection.heard(wasReached))(),
    seen: after(connection.seen),
    lose: after(() => online.setOnline(false)),
  })
}

it('calls that fail where nothing answers mean that there is no network, whatever the device says', async () => {
  const page = startPage({ isThere: false })
  await page.heard(false)
  expect(page.isOnline).toBe(false)
  page.isThere = true
  await page.pass()
  expect(page.isOnline).toBe(true)
})

it('a call that fails while the platform answers says nothing of the network', async () => {
  const page = startPage({ isThere: true })
  await page.heard(false)
  expect([page.isOnline, page.requests, page.pauses]).toEqual([true, 1, []])
})

it('an answer from the browser’s memory is no network', async () => {
  const page = startPage({ isThere: false })
  await page.heard(false)
  await page.heard(true)
  expect([page.isOnline, page.requests]).toEqual([false, 2])
})

it('asks for a network whose loss somebody else has noticed', async () => {
  const page = startPage({ isThere: true })
  await page.lose()
  expect([page.isOnline, page.requests]).toEqual([false, 0])
  await page.pass()
  expect([page.isOnline, page.requests]).toEqual([true, 1])
})

it('asks less and less often, at once when somebody looks again, and never twice at a time', async () => {
  const page = startPage({ isThere: false })
  await Promise.all([page.heard(false), page.heard(false), page.heard(false)])
  expect(page.requests).toBe(1)
  for (let times = 0; times < 5; times += 1) await page.pass()
  expect(page.pauses).toEqual([3000, 6000, 12_000, 24_000, 30_000, 30_000])
  page.isThere = true
  await page.seen()
  expect(page.isOnline).toBe(true)
  await page.heard(true)
  expect(page.requests).toBe(7)
})
