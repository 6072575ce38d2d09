import { connect } from 'node:net'

/** In milliseconds. */
const patience = 15_000

/**
 * Has a clamd look at bytes (INSTREAM). Rejects for every answer but "OK" and "FOUND", and where none comes in time.
 */
export function scanByClamd(at: { host: string; port: number }, bytes: Buffer): Promise<'clean' | 'infected'> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(at)
    socket.setTimeout(patience, () => socket.destroy(new Error('the virus scanner did not answer in time')))
    socket.on('error', reject)
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => {
      if (/^stream: OK\0?$/.test(answer)) resolve('clean')
      else if (/ FOUND\0?$/.test(answer)) resolve('infected')
      else reject(new Error('the virus scanner did not look'))
    })
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    socket.end(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]))
  })
}
