import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Where a connection is cut: before the call is passed on, after it and before its answer, or in the middle of the answer. `silent` passes it on and
 * leaves the connection open, on which nothing comes any more.
 */
export type Cut = 'before' | 'after' | 'during' | 'silent'

/** Stands before a server and passes on what is said, but cuts the connections of calls that change something while it is told to. */
export type CuttingProxy = {
  origin: string
  /** Cuts them so from now on, but not the first `passed`; undefined for none. `onCut` is called at each cut, which waits for it. */
  cut: (where: Cut | undefined, onCut?: () => unknown, passed?: number) => void
  close: () => Promise<void>
}

export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let where: Cut | undefined
  let told: () => unknown = () => {}
  let left = 0
  const server = createServer((visitor, answer) => {
    void (async () => {
      const body = await bytesOf(visitor)
      const isCut = visitor.method !== 'GET' && left-- <= 0
      const fate = isCut ? where : undefined
      const cut = async () => {
        await told()
        answer.destroy()
      }
      if (fate === 'before') return cut()
      const { method, url: path, headers } = visitor
      const passed = request({ port, host: '127.0.0.1', method, path, headers })
      passed.end(body)
      const [from] = (await once(passed, 'response')) as [IncomingMessage]
      const said = await bytesOf(from)
      if (fate === 'silent') return told()
      if (fate === 'after') return cut()
      answer.writeHead(from.statusCode ?? 500, from.headers)
      if (fate !== 'during') return answer.end(said)
      answer.write(said.subarray(0, said.length / 2), () => void cut())
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(next, onCut = () => {}, passed = 0) {
      where = next
      left = passed
      told = onCut
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
