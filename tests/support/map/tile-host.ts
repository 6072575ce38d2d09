import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** What was asked of it: the path of a tile and what came along. */
export type AskedTile = { path: string; headers: IncomingHttpHeaders }

/**
 * An outside host of map tiles: `/{z}/{x}/{y}.png`, 256 pixels square. `/asked` tells what it was asked for, `/break` lets it
 * answer 503 from then on, and `/mend` ends that.
 */
export async function startTileHost() {
  const requests: AskedTile[] = []
  let isBroken = false
  const picture = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d6e4d8' } })
    .png()
    .toBuffer()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/asked') return response.end(JSON.stringify(requests))
    if (path === '/break' || path === '/mend') {
      isBroken = path === '/break'
      return response.end()
    }
    requests.push({ path, headers: request.headers })
    const isTile = /^\/\d+\/\d+\/\d+\.png$/.test(path)
    response.writeHead(isBroken ? 503 : isTile ? 200 : 404, {
      'content-type': 'image/png',
      'cache-control': 'no-store',
    })
    return response.end(isTile && !isBroken ? picture : undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    // Another site than the app's address: what is kept for one is not sent to the other.
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
