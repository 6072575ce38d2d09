import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { endChildren, listening, startChild } from '#tests/support/child'
import { createCopyForChild } from '#tests/support/database'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-development-'))
const database = await createCopyForChild()
afterAll(async () => {
  endChildren()
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

const read = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

/** The first thing said on the line on which changes reach an open page. */
const firstWord = (origin: string, token: string) =>
  new Promise<string>((resolve, reject) => {
    const handshake = request(`${origin}/?token=${token}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'vite-hmr',
        origin,
      },
    })
    handshake.on('error', reject)
    handshake.on('response', ({ statusCode }) => reject(new Error(`answered ${statusCode} in place of an open line`)))
    handshake.on('upgrade', (_answer, socket, head) => {
      let text = ''
      const hear = (part: Buffer) => {
        text += part.toString()
        if (!text.includes('}')) return
        resolve(text)
        socket.destroy()
      }
      socket.on('data', hear)
      if (head.length > 0) hear(head)
    })
    handshake.end()
  })

it('serves pages, sources, workers, calls and the line for changes on one port while one develops', async () => {
  const server = startChild(['scripts/start.mjs', '--dev'], { DATA_DIR: folder, ...database.settings })
  const [, origin] = await server.printed(listening)

  // The first page waits for its modules to be translated, on a busy machine for longer than an answer may take.
  let page = await read(`${origin}/en-ae`)
  while (page.status === 503) page = await read(`${origin}/en-ae`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('data-screen="home"')
  for (const source of ['/@vite/client', '/src/app/entry-client.tsx']) {
    expect(page.text).toContain(source)
    expect(await read(`${origin}${source}`)).toMatchObject({ status: 200, type: 'text/javascript' })
  }
  // A module that can be exchanged while the page is open.
  expect((await read(`${origin}/src/shell/shell.tsx`)).text).toContain('import.meta.hot')
  expect((await read(`${origin}/push.js`)).text).toContain('notificationclick')
  expect((await fetch(`${origin}/api/locale/appservice/time`)).status).toBe(200)

  const [, token] = /wsToken = "([^"]+)"/.exec((await read(`${origin}/@vite/client`)).text)!
  expect(await firstWord(origin!, token!)).toContain('{"type":"connected"}')

  server.child.kill('SIGTERM')
  expect((await server.exited).code).toBe(0)
}, 180_000)
