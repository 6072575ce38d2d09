import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileProgress, PatientDocument } from '#contract/documents'
import { createS3Store } from '#server/files/s3-store'
import type { Call, Method } from '#tests/support/request'
import { pdf } from '#tests/support/sample-files'
import { startS3 } from '#tests/support/s3-stand-in'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'

const access = { region: 'me-central-1', keyId: 'KEY1', secret: 'secret-of-it' }
let storage: Awaited<ReturnType<typeof startS3>>
let server: TestServer
let bearer: string
beforeAll(async () => {
  storage = await startS3(access)
  server = await startTestServer({ files: createS3Store({ ...access, endpoint: storage.endpoint }) })
  bearer = (await signIn(server.database, { phone: '+971501230011', name: 'Layla', now: new Date() })).idToken
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

let calls = 0
const send = (method: Method, path: string, given: Call = {}) =>
  server.call('account', method, path, {
    sign: new Date(Date.now() - (calls += 1) * 1000),
    ...given,
    headers: { authorization: `Bearer ${bearer}` },
  })
const rows = async () => (await server.database.query('select id from document_files')).length

it('an upload goes on where it stood when the storage is back, and what is removed is gone there too [N03]', async () => {
  const bytes = pdf()
  const half = bytes.length >> 1
  const announced = await send('POST', '/patient/documents/files', {
    body: { name: 'letter.pdf', bytes: bytes.length },
  })
  const { id } = announced.json<{ data: FileProgress }>().data
  const part = (offset: number, end: number) =>
    send('PUT', `/patient/documents/files/${id}`, { query: { offset }, body: bytes.subarray(offset, end) })

  expect((await part(0, half)).json()).toMatchObject({ data: { received: half } })
  storage.fail(503)
  const refused = await part(half, bytes.length)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
  expect(refused.body).not.toMatch(/SlowDown|127\.0\.0\.1|KEY1/)
  storage.fail(undefined)
  expect((await part(half, bytes.length)).json()).toMatchObject({ data: { received: bytes.length } })
  expect([...storage.objects.keys()]).toEqual([expect.stringMatching(/\/whole-[\w-]{36}$/)])

  const body = { document_type: 'medical', document_title: 'Letter', tag_id: 'lab-result', notes: '', files: [id] }
  const added = await send('POST', '/patient/documents', { body, isForm: true })
  const document = added.json<{ data: PatientDocument }>().data
  const path = `/patient/documents/files/${document.files[0]!.id}`
  expect((await send('GET', path)).rawPayload).toEqual([...storage.objects.values()][0])
  storage.fail(500)
  expect((await send('GET', path)).statusCode).toBe(503)
  storage.fail(undefined)

  expect((await send('DELETE', `/patient/documents/${document.id}`)).statusCode).toBe(200)
  expect(storage.objects.size).toBe(0)
  expect(await rows()).toBe(0)
})

it('an upload that cannot be judged leaves neither an object nor a row', async () => {
  const bytes = Buffer.from('MZ, which is no picture')
  const announced = await send('POST', '/patient/documents/files', { body: { name: 'scan.jpg', bytes: bytes.length } })
  const { id } = announced.json<{ data: FileProgress }>().data
  const refused = await send('PUT', `/patient/documents/files/${id}`, { query: { offset: 0 }, body: bytes })
  expect(refused.json<{ code: string }>().code).toBe('file_refused')
  expect([storage.objects.size, await rows()]).toEqual([0, 0])
})
