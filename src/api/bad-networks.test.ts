import { createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApis, type Apis } from './apis.ts'
import { callFile } from './call.ts'
import { isReached } from './reach.ts'
import { createClock } from './signing/clock.ts'
import { createPractitionerVideoApi } from './practitioner-video-api.ts'
import { callTimeoutMs } from './transport.ts'

/** What happens on one connection once a whole request has come over it. */
type Way = (socket: Socket) => void

const closing: (() => void)[] = []
// No pause before another attempt.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(-0.5))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closing.splice(0).forEach((close) => close())
})

/** A network that meets each request in the next of these ways, and every later one in the last. */
async function network(...ways: [Way, ...Way[]]) {
  const requests: string[] = []
  const server = createServer((socket) => {
    closing.push(() => socket.destroy())
    socket.on('error', () => {})
    let request = ''
    socket.on('data', (bytes: Buffer) => {
      request += bytes.toString()
      if (!isWhole(request)) return
      requests.push(request.split(' ')[0]!)
      request = ''
      const way = ways.length > 1 ? ways.shift() : ways[0]
      way?.(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests)
}

function at(origin: string, requests: string[] = []) {
  const outcomes: string[] = []
  const environment = { origin, basePath: '', clock: createClock() }
  const apis = createApis({ ...environment, onOutcome: (outcome) => void outcomes.push(outcome) })
  return { apis, requests, outcomes, isReached: () => isReached(environment) }
}

/** With its body, where it says that it has one. */
function isWhole(request: string): boolean {
  const [head = '', body] = request.split('\r\n\r\n')
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return body !== undefined && Buffer.byteLength(body) >= length
}

const header = (type: string, bytes: number) =>
  `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\nconnection: close\r\n\r\n`
const answer = '{"data":{"version":"1"},"hits":[],"nbHits":0}'
const never: Way = () => {}
const reset: Way = (socket) => socket.resetAndDestroy()
const resetInHeaders: Way = (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-ty', () => reset(socket))
const resetInBody: Way = (socket) =>
  socket.write(header('application/json', 900) + answer.slice(0, 9), () => reset(socket))
const portal: Way = (socket) => socket.end(`${header('text/html', 6)}<form>`)
const good: Way = (socket) => socket.end(header('application/json', answer.length) + answer)
/** Its headers at once, and then a byte in each of these milliseconds. */
const slow =
  (milliseconds: number): Way =>
  (socket) => {
    socket.write(header('application/json', answer.length))
    const send = (rest: string) => {
      if (rest === '') return
      socket.write(rest[0]!)
      setTimeout(() => send(rest.slice(1)), milliseconds)
    }
    send(answer)
  }

/** What a call ends with: its value, or the code of its problem. */
const ended = <T>(call: Promise<T>): Promise<T | { code: unknown }> =>
  call.catch((problem: { code: unknown }) => ({ code: problem.code }))

/** Starts a call whose time stands still, until its request has arrived. */
async function begun<T>(
  requests: readonly string[],
  call: () => Promise<T>,
): Promise<{ outcome: ReturnType<typeof ended<T>> }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = ended(call())
  // What polls would let time pass.
  while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
  return { outcome }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const read = ({ locale }: Apis) => locale.init()
const search = ({ search: calls }: Apis) => calls.doctors({ query: 'a' })
const hold = ({ appointment }: Apis) => appointment.hold({} as never, { idempotencyKey: 'intent.1' })
const link = { link_token: 'token-of-the-link', browser_key: 'key-of-the-browser' }
const part = ({ transport }: Apis) =>
  createPractitionerVideoApi(() => transport('appointment'), link).sendFilePart(
    { id: 'f-1', offset: 0 },
    new ArrayBuffer(9),
  )
const consent = ({ appointment }: Apis) => appointment.release('h', 't')

describe.each([
  ['is cut in the headers of the answer', resetInHeaders],
  ['is cut in its body', resetInBody],
  ['is refused', reset],
])('a connection that %s', (_, cut) => {
  it.each([
    ['a read', read, 'GET'],
    ['a search', search, 'POST'],
    ['a change with a key', hold, 'POST'],
  ])('is tried again for %s', async (_what, call, method) => {
    const { apis, requests } = await network(cut, good)
    expect(await ended<unknown>(call(apis))).not.toHaveProperty('code')
    expect(requests).toEqual([method, method])
  })

  it('is not for a change without one, whose first attempt may have arrived', async () => {
    const { apis, requests, outcomes } = await network(cut, good)
    expect(await ended<unknown>(consent(apis))).toEqual({ code: 'offline' })
    expect([requests, outcomes]).toEqual([['DELETE'], ['unreached']])
  })
})

describe('a connection that stands, and answers nothing', () => {
  it.each([
    ['read', read],
    ['search', search],
    ['change with a key', hold],
    ['change without', consent],
    ['part of a file that a practitioner sends in a visit by video', part],
  ])('keeps a %s for so long, and no longer: it is not tried again', async (_, call) => {
    const { apis, requests } = await network(never)
    const { outcome } = await begun<unknown>(requests, () => call(apis))
    await pass(callTimeoutMs)
    expect(await outcome).toEqual({ code: 'timeout' })
    expect(requests).toHaveLength(1)
  })

  it('is suspected long before, and once more at the end', async () => {
    const { apis, outcomes, requests } = await network(never)
    const { outcome } = await begun(requests, () => read(apis))
    await pass(2_999)
    expect(outcomes).toEqual([])
    await pass(1)
    expect(outcomes).toEqual(['unreached'])
    await pass(callTimeoutMs)
    await outcome
    expect(outcomes).toEqual(['unreached', 'unreached'])
  })

  it('is asked no longer than a patient waits whether the platform is there', async () => {
    const { isReached: asks } = await network(never)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expect(await asks()).toBe(false)
    expect(limit).toHaveBeenCalledExactlyOnceWith(5_000)
  })

  it('is no matter of the network where the caller turned away before', async () => {
    const { apis, outcomes, requests } = await network(never)
    const controller = new AbortController()
    const { outcome } = await begun(requests, () => apis.locale.init(controller.signal))
    controller.abort()
    await outcome
    await pass(callTimeoutMs)
    expect(outcomes).toEqual([])
  })
})

describe('an answer that comes byte by byte', () => {
  it('is waited for as any other', async () => {
    const { apis } = await network(slow(1))
    expect(await ended(read(apis))).toEqual({ version: '1' })
  })

  it('ends as one that does not come, where it takes longer', async () => {
    const { apis, requests } = await network(slow(1_000))
    const { outcome } = await begun(requests, () => read(apis))
    await pass(callTimeoutMs)
    expect(await outcome).toEqual({ code: 'timeout' })
    expect(requests).toEqual(['GET'])
  })
})

it('the page of a network in the place of data or a file tells that the platform is not there', async () => {
  const { apis, outcomes } = await network(portal)
  expect(await ended(read(apis))).toEqual({ code: 'unavailable' })
  const file = callFile(apis.transport('account'), { method: 'GET', path: '/file' })
  expect(await ended(file)).toEqual({ code: 'unavailable' })
  expect(outcomes).toEqual(['unreached', 'unreached'])
})

it('a file may take longer than data', async () => {
  const { apis, requests } = await network((socket) => {
    socket.write(`${header('image/png', 3)}pi`)
    setTimeout(() => socket.end('c'), 2 * callTimeoutMs)
  })
  const file = () => callFile(apis.transport('account'), { method: 'GET', path: '/file' })
  const { outcome } = await begun(requests, file)
  await pass(2 * callTimeoutMs)
  expect(await outcome).toMatchObject({ size: 3, type: 'image/png' })
})

it('a name that nothing resolves is a lost connection', async () => {
  const { apis, outcomes, isReached: asks } = at('http://nowhere.invalid')
  expect(await ended(read(apis))).toEqual({ code: 'offline' })
  expect(outcomes).toEqual(['unreached', 'unreached', 'unreached', 'unreached'])
  expect(await asks()).toBe(false)
})
