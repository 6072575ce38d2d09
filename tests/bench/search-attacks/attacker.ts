import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { loadConfig } from '#server/config'
import { toRequest } from '../../support/request.ts'
import type { Attack } from './attacks.ts'

const settings = loadConfig({})
/** Addresses of this machine that calls come from, as if from as many visitors. */
const addresses = 20
const connectionsOfAnAddress = 5

/** Calls as often as it is answered, from many addresses at once, until the time is over. @returns answers by status. */
export async function attackFor(milliseconds: number, attack: Attack, port: number): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  const until = Date.now() + milliseconds
  let turn = 0
  const count = (status: string) => (answers[status] = (answers[status] ?? 0) + 1)
  await Promise.all(
    Array.from({ length: addresses * connectionsOfAnAddress }, async (_, at) => {
      while (Date.now() < until) {
        await callOnce({ attack, port, from: `127.0.1.${1 + (at % addresses)}`, turn: turn++, until, count })
      }
    }),
  )
  return answers
}

type Calling = {
  attack: Attack
  port: number
  from: string
  turn: number
  until: number
  count: (status: string) => void
}

async function callOnce({ attack, port, from, turn, until, count }: Calling): Promise<void> {
  const call = { body: attack.body(turn) }
  const {
    url,
    headers,
    payload = '',
  } = toRequest(settings, () => new Date(), 'search', 'POST', `/search/indexes/${attack.path}`, call)
  const lines = Object.entries({ host: '127.0.0.1', 'content-length': Buffer.byteLength(payload), ...headers })
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  socket.write(`POST ${url} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${payload}`)
  const timer = setTimeout(() => socket.destroy(), Math.max(1, until - Date.now()))
  take(socket, attack.reading, count)
  await closed
  clearTimeout(timer)
  // A refusal costs nothing: without a pause this process would measure itself.
  await wait(20)
}

function take(socket: Socket, reading: Attack['reading'], count: Calling['count']): void {
  if (reading === 'nothing') {
    socket.once('close', () => count('closed'))
    return
  }
  if (reading === 'a little') {
    socket.pause()
    const timer = setInterval(() => socket.read(1), 1000)
    socket.once('close', () => {
      clearInterval(timer)
      count('closed')
    })
    return
  }
  let left: number | undefined
  socket.on('data', (part: Buffer) => {
    if (left === undefined) {
      const head = part.toString('latin1').split('\r\n\r\n')[0]!
      count(head.slice(9, 12))
      left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) + head.length + 4
    }
    left -= part.length
    if (left <= 0) socket.destroy()
  })
}
