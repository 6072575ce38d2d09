import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before a server and passes on what is said, but while it is told to be silent: then it swallows it, and answers nobody. */
export type SilentProxy = { port: number; silence: () => void; speak: () => void; close: () => void }

export async function startSilentProxy(port: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('data', (bytes) => isSilent || other.write(bytes))
    socket.on('error', () => {})
    // A peer that is cut off hears of no end either.
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isSilent) other.destroy()
    })
  }
  const server = createServer((visitor) => {
    const behind = connect(port, '127.0.0.1')
    follow(visitor, behind)
    follow(behind, visitor)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => (isSilent = true),
    speak: () => (isSilent = false),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
