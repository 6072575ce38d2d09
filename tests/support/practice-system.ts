import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as it came, and when by its own words. */
export type Received = { path: string; headers: Record<string, string>; body: string }

/** How a practice's system answers: with a status, not at all, by ending the connection, or by leading elsewhere. */
export type Manner = number | 'never' | 'gone' | { location: string }

/** A practice's own system on this machine: a real receiver, whose manner a test changes. */
export async function startPracticeSystem() {
  let manner: (message: Received) => Manner = () => 204
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '' } = request
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const message = { path, headers, body: Buffer.concat(parts).toString() }
      received.push(message)
      const answer = manner(message)
      if (answer === 'never') return
      if (answer === 'gone') return void request.socket.destroy()
      if (typeof answer === 'number') response.writeHead(answer).end()
      else response.writeHead(302, answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/appointments`,
    port,
    received,
    /** Types of what came, with the number of the appointment. */
    told: () =>
      received.map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: { appointment_number: string } }
        return [type, data.appointment_number]
      }),
    answer: (next: Manner | ((message: Received) => Manner)) => {
      manner = typeof next === 'function' ? next : () => next
    },
    reset: () => {
      received.length = 0
      manner = () => 204
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PracticeSystem = Awaited<ReturnType<typeof startPracticeSystem>>
