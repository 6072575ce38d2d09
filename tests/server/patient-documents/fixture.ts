import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import type { DocumentList, FileProgress, PatientDocument } from '#contract/documents'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import { createFolderStore } from '#server/files/folder-store'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import type { Call, Method } from '#tests/support/request'
import { startTestServer } from '#tests/support/server'
import type { TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'

export const locked = 'locked-tenant'
export const elsewhere = 'another-tenant'
export const phone = '+971501230001'
export const texts: TextMessage[] = []
export const folder = mkdtempSync(join(tmpdir(), 'documents-'))
export const store = createFolderStore(folder)
/** What was read of the store. */
export const opened: string[] = []
/** Folders that cannot be cleared. */
export let stuck: (folder: string) => boolean = () => false
export const files: typeof store = {
  ...store,
  open: (key) => {
    opened.push(key)
    return store.open(key)
  },
  clear: (key) => (stuck(key) ? Promise.reject(new Error('no way')) : store.clear(key)),
}
export let now = new Date('2026-11-23T06:00:00Z')

export let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    files,
    sms: { send: async (message) => void texts.push(message) },
  })
  await addTenant(server.database, { code: locked, configuration: { document_rules: { code: true } } })
  await addTenant(server.database, { code: elsewhere })
})
afterAll(() => server.close())

export type SignedIn = Awaited<ReturnType<typeof signIn>>
export let own: SignedIn
export let other: SignedIn
beforeEach(async () => {
  now = new Date('2026-11-23T06:00:00Z')
  await server.database.execute('delete from document_files; delete from documents; delete from one_time_codes')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  own = await signIn(server.database, { phone, name: 'Layla', now })
  other = await signIn(server.database, { phone: '+971501230002', name: 'Omar', now })
})

export type Answer<T> = { status: number; code: string | undefined; details: { reason?: string }; data: T }
export type As = { as?: SignedIn; tenant?: string; token?: string; key?: string }
export let calls = 0
export async function call<T>(method: Method, path: string, given: Call = {}, who: As = {}): Promise<Answer<T>> {
  const { as = own, tenant = 'patientweb', token, key } = who
  const answer = await server.call('account', method, path, {
    tenant,
    sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
    ...given,
    headers: {
      authorization: `Bearer ${as.idToken}`,
      ...(token !== undefined && { [headers.accessToken]: token }),
      ...(key !== undefined && { [headers.idempotencyKey]: `"${key}"` }),
    },
  })
  const body = answer.json<Answer<T>>()
  return { ...body, status: answer.statusCode }
}

export const announce = (name: string, bytes: number, who?: As) =>
  call<FileProgress>('POST', '/patient/documents/files', { body: { name, bytes } }, who)
export const part = (id: string, offset: number, body: Buffer, who?: As) =>
  call<FileProgress>('PUT', `/patient/documents/files/${id}`, { query: { offset }, body }, who)
/** Sends a whole file, in parts. */
export async function send(name: string, bytes: Buffer, who?: As, size = 100_000): Promise<Answer<FileProgress>> {
  let answer = await announce(name, bytes.length, who)
  const { id } = answer.data
  while (answer.status === 200 && !answer.data.file) {
    const { received } = answer.data
    answer = await part(id, received, bytes.subarray(received, received + size), who)
  }
  return answer
}
export const words = {
  document_type: 'medical',
  document_title: 'Blood test, October',
  tag_id: 'lab-result',
  notes: 'Fasting.\nSecond one.',
}
export const add = (body: object, who: As = {}) =>
  call<PatientDocument>('POST', '/patient/documents', { body, isForm: true }, who)
export const list = (who?: As, query = {}) => call<DocumentList>('GET', '/patient/documents/gets', { query }, who)
export const fetchFile = (id: string, { as = own }: As = {}) =>
  server.call('account', 'GET', `/patient/documents/files/${id}`, {
    headers: { authorization: `Bearer ${as.idToken}` },
  })
/** The data that a patient takes along, by the name of each file: texts as they read, others as bytes. */
export async function archiveOf({ idToken }: SignedIn, given: Call = {}): Promise<Record<string, unknown>> {
  const { rawPayload } = await server.call('account', 'POST', additions.downloadAccount.path, {
    ...given,
    body: {},
    sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
    headers: { authorization: `Bearer ${idToken}`, ...given.headers },
  })
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [
      name,
      name.endsWith('.json') ? JSON.parse(strFromU8(bytes)) : Buffer.from(bytes),
    ]),
  )
}
/** Everything that is left of files: rows and bytes. */
export const left = async () => ({
  rows: (await server.database.query<{ count: number }>('select count(*)::int as count from document_files'))[0]!.count,
  bytes: (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
})

/** Moves the clock. */
export const setNow = (date: Date) => void (now = date)
/** From now on calls without a name of their own are theirs. */
export const actAs = (who: SignedIn) => void (own = who)
export const setStuck = (isStuck: typeof stuck) => void (stuck = isStuck)
