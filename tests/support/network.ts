import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The way between a browser and the server, which can be cut: what a device without a network meets, whatever it says of itself. */
export type Network = {
  origin: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  close: () => Promise<void>
}

export async function openNetwork(serverOrigin: string): Promise<Network> {
  const target = Number(new URL(serverOrigin).port)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1')
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        sockets.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { origin: `http://127.0.0.1:${port}`, cut, mend: () => listen(port), close: cut }
}
