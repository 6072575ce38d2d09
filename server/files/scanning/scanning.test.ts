import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseScanner } from './choose-scanner.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))
async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const virus = Buffer.from('a virus in it')
const scan = (url: string, bytes: Buffer) => chooseScanner({ fileScannerUrl: url })!(bytes)

/** Speaks as a clamd does: one command, pieces with their length, an empty piece at the end. */
const clamd = (answerTo: (bytes: Buffer) => string) =>
  createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk])
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return
      expect(heard.subarray(0, 10).toString()).toBe('zINSTREAM\0')
      const length = heard.readUInt32BE(10)
      socket.end(answerTo(heard.subarray(14, 14 + length)))
    })
  })

describe('a virus scanner', () => {
  it('is none where none is set', () => {
    expect(chooseScanner({ fileScannerUrl: undefined })).toBeUndefined()
  })

  it('that is a clamd is asked about all bytes, and only its two answers count', async () => {
    const port = await listen(clamd((bytes) => (bytes.equals(virus) ? 'stream: Eicar FOUND\0' : 'stream: OK\0')))
    expect(await scan(`clamd://127.0.0.1:${port}`, virus)).toBe('infected')
    expect(await scan(`clamd://127.0.0.1:${port}`, Buffer.from('nothing'))).toBe('clean')
    const full = await listen(clamd(() => 'INSTREAM size limit exceeded. ERROR\0'))
    await expect(scan(`clamd://127.0.0.1:${full}`, virus)).rejects.toThrow('did not look')
  })

  it('that is a webhook is asked about all bytes, and only its two answers count', async () => {
    const port = await listen(
      createHttpServer((request, response) => {
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const bytes = Buffer.concat(chunks)
          response.end(bytes.length === 0 ? '{}' : JSON.stringify({ infected: bytes.equals(virus) }))
        })
      }),
    )
    expect(await scan(`http://127.0.0.1:${port}/scan`, virus)).toBe('infected')
    expect(await scan(`http://127.0.0.1:${port}/scan`, Buffer.from('nothing'))).toBe('clean')
    await expect(scan(`http://127.0.0.1:${port}/scan`, Buffer.alloc(0))).rejects.toThrow('did not look')
  })

  it('that is away is a failure', async () => {
    await expect(scan('clamd://127.0.0.1:9', virus)).rejects.toThrow()
  })
})
