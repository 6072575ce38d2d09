import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileProgress } from '#contract/documents'
import type { OpenDatabase } from '#server/db/open'
import type { FileStore } from '#server/files/file-store'
import { createFolderStore } from '#server/files/folder-store'
import { openTestDatabase } from '#tests/support/database'
import type { Call, Method } from '#tests/support/request'
import { executable, pdf, photo } from '#tests/support/sample-files'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'

/** Something that waits until it is let on, and says when somebody is waiting. */
function createGate() {
  let reach = () => {}
  let open = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { wait: () => (reach(), opened), reached, open: () => open() }
}
type Gate = ReturnType<typeof createGate>

const folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
const shared = createFolderStore(folder)
/** Where the slow server is held up, once. */
let held: { step: 'put' | 'open'; name: RegExp; gate: Gate } | undefined
const hold = (step: 'put' | 'open', name: RegExp) => {
  const gate = createGate()
  held = { step, name, gate }
  return gate
}
async function pass(step: 'put' | 'open', key: string) {
  if (held?.step !== step || !held.name.test(key)) return
  const { gate } = held
  held = undefined
  await gate.wait()
}
const slowStore: FileStore = {
  ...shared,
  put: async (key, bytes) => (await pass('put', key), shared.put(key, bytes)),
  open: async (key) => (await pass('open', key), shared.open(key)),
}

let database: OpenDatabase
let fast: TestServer
let slow: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  fast = await startTestServer({ database, files: shared })
  slow = await startTestServer({ database, files: slowStore })
})
afterAll(async () => {
  await Promise.all([fast.close(), slow.close()])
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

let own: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  held = undefined
  own = await signIn(database, { phone: '+971501230001' })
  await database.execute('delete from document_files')
  await rm(folder, { recursive: true, force: true })
})

let calls = 0
async function call(server: TestServer, method: Method, path: string, given: Call) {
  const answer = await server.call('account', method, path, {
    sign: new Date(Date.now() - ((calls += 1) % 200) * 1000),
    ...given,
    headers: { authorization: `Bearer ${own.idToken}` },
  })
  const { data, code } = answer.json<{ data: FileProgress; code?: string }>()
  return { status: answer.statusCode, code, data }
}
const announce = async (bytes: number) =>
  (await call(fast, 'POST', '/patient/documents/files', { body: { name: 'scan.pdf', bytes } })).data.id
const send = (server: TestServer, id: string, offset: number, body: Buffer) =>
  call(server, 'PUT', `/patient/documents/files/${id}`, { query: { offset }, body })
/** The file as its owner gets it, and how many files are on the disk. */
async function stored(id: string) {
  const answer = await fast.call('account', 'GET', `/patient/documents/files/${id}`, {
    headers: { authorization: `Bearer ${own.idToken}` },
  })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return {
    bytes: answer.rawPayload,
    status: answer.statusCode,
    onDisk: entries.filter((entry) => entry.isFile()).length,
  }
}

describe('two servers of one database', () => {
  it('that receive the same part let one of both count, whole, and the sender goes on from there [C42]', async () => {
    const whole = pdf({ padding: 3_000 })
    const id = await announce(whole.length)
    const gate = hold('put', /part/)
    // Of another length: were it to take the place of what counts, the parts would no longer make up the file.
    const late = send(slow, id, 0, whole.subarray(0, 700))
    await gate.reached
    expect((await send(fast, id, 0, whole.subarray(0, 2_000))).data.received).toBe(2_000)
    gate.open()
    expect((await late).data.received).toBe(2_000)
    expect((await send(slow, id, 2_000, whole.subarray(2_000))).data.file?.bytes).toBe(whole.length)
    expect(await stored(id)).toEqual({ bytes: whole, status: 200, onDisk: 1 })
  })

  it.each([
    ['before it has read the parts', 'open', /part/],
    ['before it has stored the whole', 'put', /whole/],
  ] as const)('that finish the same upload do it once, where one is held up %s [C42]', async (_when, step, name) => {
    const whole = await photo({ width: 300, height: 200 })
    const id = await announce(whole.length)
    const gate = hold(step, name)
    const late = send(slow, id, 0, whole)
    await gate.reached
    // The sender has heard nothing, and asks again.
    const first = await send(fast, id, whole.length - 1, whole.subarray(-1))
    expect(first.data.file?.media_type).toBe('image/jpeg')
    gate.open()
    expect((await late).data).toEqual(first.data)
    const { status, bytes, onDisk } = await stored(id)
    expect([status, bytes.length, onDisk]).toEqual([200, first.data.file!.bytes, 1])
  })

  it('refuse the same file both, and leave nothing of it', async () => {
    const whole = executable()
    const id = await announce(whole.length)
    const gate = hold('open', /part/)
    const late = send(slow, id, 0, whole)
    await gate.reached
    expect((await send(fast, id, whole.length - 1, whole.subarray(-1))).code).toBe('file_refused')
    gate.open()
    expect((await late).code).toBe('file_refused')
    expect(await stored(id)).toMatchObject({ status: 404, onDisk: 0 })
  })

  it('do not store what comes after the file was given up', async () => {
    const whole = pdf()
    const id = await announce(whole.length)
    const gate = hold('put', /part/)
    const late = send(slow, id, 0, whole)
    await gate.reached
    expect((await call(fast, 'DELETE', `/patient/documents/files/${id}`, {})).status).toBe(200)
    gate.open()
    expect((await late).code).toBe('not_found')
    expect(await stored(id)).toMatchObject({ status: 404, onDisk: 0 })
  })
})
