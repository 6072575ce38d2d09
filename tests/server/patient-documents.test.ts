import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import type { DocumentList, FileProgress, PatientDocument } from '#contract/documents'
import { documentLimits } from '#contract/documents'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import type { AccountEvents } from '#contract/settings'
import { createFolderStore } from '#server/files/folder-store'
import { inspectFile } from '#server/domain/documents/inspection/inspect-file'
import { removeUnwantedFiles } from '#server/domain/documents/remove-files'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import type { Call, Method } from '#tests/support/request'
import { bomb, executable, pdf, photo, scriptedDrawing } from '#tests/support/sample-files'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'

const locked = 'locked-tenant'
const elsewhere = 'another-tenant'
const phone = '+971501230001'
const texts: TextMessage[] = []
const folder = mkdtempSync(join(tmpdir(), 'documents-'))
const store = createFolderStore(folder)
/** What was read of the store. */
const opened: string[] = []
/** Folders that cannot be cleared. */
let stuck: (folder: string) => boolean = () => false
const files: typeof store = {
  ...store,
  open: (key) => {
    opened.push(key)
    return store.open(key)
  },
  clear: (key) => (stuck(key) ? Promise.reject(new Error('no way')) : store.clear(key)),
}
let now = new Date('2026-11-23T06:00:00Z')

let server: TestServer
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

type SignedIn = Awaited<ReturnType<typeof signIn>>
let own: SignedIn
let other: SignedIn
beforeEach(async () => {
  now = new Date('2026-11-23T06:00:00Z')
  await server.database.execute('delete from document_files; delete from documents; delete from one_time_codes')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  own = await signIn(server.database, { phone, name: 'Layla', now })
  other = await signIn(server.database, { phone: '+971501230002', name: 'Omar', now })
})

type Answer<T> = { status: number; code: string | undefined; details: { reason?: string }; data: T }
type As = { as?: SignedIn; tenant?: string; token?: string; key?: string }
let calls = 0
async function call<T>(method: Method, path: string, given: Call = {}, who: As = {}): Promise<Answer<T>> {
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

const announce = (name: string, bytes: number, who?: As) =>
  call<FileProgress>('POST', '/patient/documents/files', { body: { name, bytes } }, who)
const part = (id: string, offset: number, body: Buffer, who?: As) =>
  call<FileProgress>('PUT', `/patient/documents/files/${id}`, { query: { offset }, body }, who)
/** Sends a whole file, in parts. */
async function send(name: string, bytes: Buffer, who?: As, size = 100_000): Promise<Answer<FileProgress>> {
  let answer = await announce(name, bytes.length, who)
  const { id } = answer.data
  while (answer.status === 200 && !answer.data.file) {
    const { received } = answer.data
    answer = await part(id, received, bytes.subarray(received, received + size), who)
  }
  return answer
}
const words = {
  document_type: 'medical',
  document_title: 'Blood test, October',
  tag_id: 'lab-result',
  notes: 'Fasting.\nSecond one.',
}
const add = (body: object, who: As = {}) =>
  call<PatientDocument>('POST', '/patient/documents', { body, isForm: true }, who)
const list = (who?: As, query = {}) => call<DocumentList>('GET', '/patient/documents/gets', { query }, who)
const fetchFile = (id: string, { as = own }: As = {}) =>
  server.call('account', 'GET', `/patient/documents/files/${id}`, {
    headers: { authorization: `Bearer ${as.idToken}` },
  })
/** The data that a patient takes along, by the name of each file: texts as they read, others as bytes. */
async function archiveOf({ idToken }: SignedIn, given: Call = {}): Promise<Record<string, unknown>> {
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
const left = async () => ({
  rows: (await server.database.query<{ count: number }>('select count(*)::int as count from document_files'))[0]!.count,
  bytes: (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
})

describe('a document', () => {
  it('is added with several files, listed, changed and removed, and nothing of it stays [N03] [C41] [C42] [C43] [V01]', async () => {
    const first = await send('scan page 1.jpg', await photo({ width: 900, height: 700 }))
    const second = await send('letter.pdf', pdf())
    await server.database.query(
      `insert into notification_settings values ('patientweb', $1, 'documents', true, true, true)`,
      [own.patientId],
    )
    const added = await add({ ...words, files: [second.data.id, first.data.id] })
    expect(added.data).toEqual({
      id: added.data.id,
      ...words,
      files: [second.data.file, first.data.file],
      created_at: now.toISOString(),
    })
    expect(first.data.file).toEqual({
      id: first.data.id,
      name: 'scan page 1.jpg',
      media_type: 'image/jpeg',
      bytes: expect.any(Number) as number,
    })
    const archive = await archiveOf(own)
    expect(archive['documents.json']).toMatchObject([
      { title: words.document_title, files: ['documents/001-letter.pdf', 'documents/002-scan page 1.jpg'] },
    ])
    const stored = [second, first].map(async ({ data }) => (await fetchFile(data.id)).rawPayload)
    expect([archive['documents/001-letter.pdf'], archive['documents/002-scan page 1.jpg']]).toEqual(
      await Promise.all(stored),
    )
    expect(Object.keys(await archiveOf(other)).filter((name) => name.startsWith('documents/'))).toEqual([])
    const used = first.data.file!.bytes + second.data.file!.bytes
    expect((await list()).data).toEqual({ documents: [added.data], used_bytes: used })

    const third = await send('card.png', await photo({ format: 'png' }))
    const changed = await call<PatientDocument>('PUT', `/patient/documents/${added.data.id}`, {
      isForm: true,
      body: {
        document_type: 'insurance',
        document_title: 'بطاقة',
        tag_id: 'insurance-card',
        notes: '',
        document_file_ids: [first.data.id],
        files: [third.data.id],
      },
    })
    expect(changed.data).toEqual({
      id: added.data.id,
      document_type: 'insurance',
      document_title: 'بطاقة',
      tag_id: 'insurance-card',
      files: [first.data.file, third.data.file],
      created_at: now.toISOString(),
    })
    expect((await fetchFile(second.data.id)).statusCode).toBe(404)
    expect(await left()).toEqual({ rows: 2, bytes: 2 })

    expect((await call('DELETE', `/patient/documents/${added.data.id}`)).data).toEqual({ removed: true })
    expect((await list()).data).toEqual({ documents: [], used_bytes: 0 })
    expect(await left()).toEqual({ rows: 0, bytes: 0 })
    // The patient reads what was done, and not with what.
    const { events } = (await call<AccountEvents>('GET', additions.accountEvents.path)).data
    // And is told of it, of all in a row together.
    now = new Date(now.getTime() + 300_000)
    await server.app.announcer.deliver()
    expect(texts.splice(0)).toMatchObject([
      { phone, body: expect.stringContaining('a document was added to your account') },
    ])
    const kinds = events.filter(({ kind }) => kind.startsWith('document_')).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['document_added', 'document_changed', 'document_opened', 'document_removed'])
    expect(JSON.stringify(events)).not.toMatch(/Blood|letter|بطاقة/)
  })

  it('of a relative is listed by them; a stranger’s relative, tag or file is refused [N03] [C41]', async () => {
    const relative = async ({ patientId }: SignedIn) =>
      (
        await server.database.query<{ id: string }>(
          `insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name, birthday) values ('patientweb', $1, 'child', 'Salma', 'F', '2020-05-02') returning id`,
          [patientId],
        )
      )[0]!.id
    const salma = await relative(own)
    const own1 = await add({ ...words, files: [(await send('a.pdf', pdf())).data.id] })
    const file = (await send('b.pdf', pdf())).data.id
    const bad = { ...words, files: [file] }
    expect((await add({ ...bad, patient_relative_id: await relative(other) })).code).toBe('validation_failed')
    expect((await add({ ...bad, tag_id: 'no-such-tag' })).code).toBe('validation_failed')
    expect((await add({ ...bad, document_title: '' })).code).toBe('validation_failed')
    expect((await add({ ...bad, files: [] })).code).toBe('validation_failed')
    expect((await add(bad, { as: other })).code).toBe('validation_failed')
    expect((await add({ ...bad, files: [own1.data.files[0]!.id] })).code).toBe('validation_failed')
    const hers = await add({ ...bad, patient_relative_id: salma })
    expect(hers.data.patient_relative_id).toBe(salma)
    expect((await list({}, { patient_relative_id: salma })).data.documents).toEqual([hers.data])
    expect((await list()).data.documents).toHaveLength(2)
  })

  it('that is opened stands in the activity of its owner once an hour for each sign-in, whatever files of it were', async () => {
    const by = () => signIn(server.database, { phone: '+971501230003', name: 'Amal', now })
    own = await by()
    const [front, back, kept] = [await send('a.pdf', pdf()), await send('b.pdf', pdf()), await send('c.pdf', pdf())]
    await add({ ...words, files: [front.data.id, back.data.id] })
    const openings = async (who?: As) =>
      (await call<AccountEvents>('GET', additions.accountEvents.path, {}, who)).data.events.filter(
        ({ kind }) => kind === 'document_opened',
      )
    const look = async (id: string, as = own) => (await fetchFile(id, { as })).statusCode
    // In no document yet, and a stranger's look, which is none.
    expect([await look(kept.data.id), await look(front.data.id, other)]).toEqual([200, 404])
    expect([await openings(), await openings({ as: other })]).toEqual([[], []])
    const first = now.toISOString()
    for (const { data } of [front, back, front]) expect(await look(data.id)).toBe(200)
    expect((await openings()).map(({ at }) => at)).toEqual([first])
    const elsewhere = await by()
    await look(front.data.id, elsewhere)
    expect(await openings()).toHaveLength(2)
    now = new Date(now.getTime() + 61 * 60_000)
    const later = await by()
    await look(front.data.id, later)
    await look(back.data.id, later)
    expect((await openings({ as: later })).map(({ at }) => at)).toEqual([now.toISOString(), first, first])
  })

  it('that is added twice with one key is there once [C42]', async () => {
    const body = { ...words, files: [(await send('a.pdf', pdf())).data.id] }
    const [one, again] = [await add(body, { key: 'the-same-key' }), await add(body, { key: 'the-same-key' })]
    expect(again.data).toEqual(one.data)
    expect((await list()).data.documents).toHaveLength(1)
  })

  it('and its files are their owner’s alone [P02]', async () => {
    const { id, files } = (await add({ ...words, files: [(await send('a.pdf', pdf())).data.id] })).data
    const incoming = (await announce('b.pdf', 10)).data.id
    expect((await list({ as: other })).data).toEqual({ documents: [], used_bytes: 0 })
    const theirs = { as: other }
    const answers = [
      await call('DELETE', `/patient/documents/${id}`, {}, theirs),
      await call(
        'PUT',
        `/patient/documents/${id}`,
        { isForm: true, body: { ...words, document_file_ids: [files[0]!.id] } },
        theirs,
      ),
      await call('GET', `/patient/documents/files/${files[0]!.id}`, {}, theirs),
      await call('DELETE', `/patient/documents/files/${incoming}`, {}, theirs),
      await part(incoming, 0, Buffer.alloc(10), theirs),
      // A file of a document goes with the document alone.
      await call('DELETE', `/patient/documents/files/${files[0]!.id}`),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'not_found']))
    expect((await list()).data.documents).toHaveLength(1)
  })
})

describe('a changed document', () => {
  const change = (id: string, body: object, who?: As) =>
    call<PatientDocument>('PUT', `/patient/documents/${id}`, { isForm: true, body }, who)
  const sent = async (name: string, who?: As) => (await send(name, pdf(), who)).data.id

  it('keeps what was added on another device, and says that it has other files by now [C43]', async () => {
    const [front, back, ours] = [await sent('front.pdf'), await sent('back.pdf'), await sent('ours.pdf')]
    const { id } = (await add({ ...words, files: [front] })).data
    const known = { known_file_ids: [front] }
    const theirs = { ...words, ...known, document_file_ids: [front], files: [back] }
    expect((await change(id, theirs)).status).toBe(200)
    const mine = { ...words, ...known, document_title: 'Ours', document_file_ids: [front], files: [ours] }
    const refused = await change(id, mine)
    expect(refused).toMatchObject({ status: 409, code: 'changed_elsewhere', details: { fields: ['files'] } })
    const stored = async () => (await list()).data.documents[0]!
    expect([(await stored()).document_title, (await stored()).files.map((file) => file.id)]).toEqual([
      words.document_title,
      [front, back],
    ])
    // Sent again after its answer was lost, it meets its own files.
    expect((await change(id, theirs)).status).toBe(200)
    // With what there is by now it is saved; what was removed elsewhere is noticed as well.
    const whole = { ...mine, known_file_ids: [back, front], document_file_ids: [front, back] }
    expect((await change(id, whole)).data.files.map((file) => file.id)).toEqual([front, back, ours])
    expect(
      (await change(id, { ...mine, known_file_ids: [front, back, ours], document_file_ids: [front] })).status,
    ).toBe(200)
    expect((await change(id, whole)).code).toBe('changed_elsewhere')
  })

  it('meets what an earlier change of the same device has left, whether that arrived or not [C43]', async () => {
    const [front, back, ours] = [await sent('front.pdf'), await sent('back.pdf'), await sent('ours.pdf')]
    const { id } = (await add({ ...words, files: [front, back] })).data
    const first = { ...words, known_file_ids: [front, back], document_file_ids: [front], files: [ours] }
    // Made on top of the first one, which was not answered yet: without its new file.
    const second = { ...words, known_file_ids: [front, back, ours], document_file_ids: [front] }
    const filesAfter = async (...changes: object[]) => {
      for (const body of changes) expect((await change(id, body)).code).toBeUndefined()
      return (await list()).data.documents[0]!.files.map((file) => file.name)
    }
    expect(await filesAfter(first, second)).toEqual(['front.pdf'])
    expect(await filesAfter(second)).toEqual(['front.pdf'])
  })

  it('is refused with what is wrong by name, and stays as it was [C43] [V01]', async () => {
    const strangers = await sent('theirs.pdf', { as: other })
    const namesake = await signIn(server.database, { tenantCode: elsewhere, phone, name: 'Maryam', now })
    const relatives = await Promise.all(
      [other, namesake].map(async ({ patientId }) => {
        const rows = await server.database.query<{ id: string }>(
          `insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name, birthday)
             select tenant_code, id, 'child', 'Salma', 'F', '2020-05-02' from patients where id = $1 returning id`,
          [patientId],
        )
        return rows[0]!.id
      }),
    )
    const file = await sent('a.pdf')
    const inOther = (await add({ ...words, files: [await sent('b.pdf')] })).data.files[0]!.id
    const { id } = (await add({ ...words, files: [file] })).data
    const before = (await list()).data
    const nobodys = '0a0a0a0a-0000-4000-8000-000000000009'
    const wrong: [string, unknown][] = [
      ...[undefined, 'x-ray', ['medical', 'other']].map((value): [string, unknown] => ['document_type', value]),
      ...[undefined, '', ' ', '<b>', 'x'.repeat(121), 'a\nb'].map((value): [string, unknown] => [
        'document_title',
        value,
      ]),
      ...[undefined, 'no-such-tag', 'Lab Result', 'x'.repeat(41)].map((value): [string, unknown] => ['tag_id', value]),
      ...['<script>', 'x'.repeat(1001)].map((value): [string, unknown] => ['notes', value]),
      ...['1', nobodys, ...relatives].map((value): [string, unknown] => ['patient_relative_id', value]),
      ['document_file_ids', ['1']],
      ['document_file_ids', Array.from({ length: 11 }, (_, index) => nobodys.slice(0, -2) + (10 + index))],
      ['known_file_ids', ['1']],
      ['known_file_ids', [file, file]],
      ...['1', nobodys, strangers, inOther].map((value): [string, unknown] => ['files', [value]]),
    ]
    for (const [name, value] of wrong) {
      const body = { ...words, document_file_ids: [file], [name]: value }
      const { status, code, fields } = (await change(id, body)) as Answer<unknown> & { fields?: { path: string }[] }
      expect([name, value, status, code, fields?.map(({ path }) => path.split('/')[1])[0]]).toEqual([
        name,
        value,
        400,
        'validation_failed',
        name,
      ])
    }
    // All files that stay are gone: a document has one at least.
    expect((await change(id, words)).code).toBe('validation_failed')
    expect((await list()).data).toEqual(before)
  })

  it('is its owner’s alone: another patient and another tenant find nothing [C43] [P02]', async () => {
    const file = await sent('a.pdf')
    const { id } = (await add({ ...words, files: [file] })).data
    const before = (await list()).data
    const namesake = await signIn(server.database, { tenantCode: elsewhere, phone, name: 'Maryam', now })
    const body = { ...words, document_file_ids: [file] }
    for (const who of [{ as: other }, { as: namesake, tenant: elsewhere }])
      expect(await change(id, body, who)).toMatchObject({ status: 404, code: 'not_found' })
    expect((await change('0a0a0a0a-0000-4000-8000-000000000009', body)).code).toBe('not_found')
    expect((await change('1', body)).code).toBe('validation_failed')
    expect((await list()).data).toEqual(before)
  })
})

describe('a file', () => {
  it('is served as what it is, to be kept by nobody and to run nothing [C41]', async () => {
    const original = pdf()
    const sent = await send('../../نتيجة "1".pdf', original)
    const answer = await fetchFile(sent.data.id)
    expect(answer.rawPayload).toEqual(original)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('نتيجة "1".pdf')}`,
    })
  })

  it('has lost the place where a picture was taken', async () => {
    const { id } = (await send('arm.jpg', await photo())).data
    const { rawPayload } = await fetchFile(id)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it.each([
    ['a renamed executable', 'report.pdf', 'type', executable],
    ['a drawing with a script', 'drawing.png', 'type', scriptedDrawing],
    ['a decompression bomb', 'black.png', 'pixels', bomb],
    ['a broken PDF', 'result.pdf', 'broken', () => pdf().subarray(0, 150)],
  ])('that is %s is refused and leaves nothing behind', async (_what, name, reason, make) => {
    const answer = await send(name, await make())
    expect([answer.status, answer.code, answer.details.reason]).toEqual([400, 'file_refused', reason])
    expect(await left()).toEqual({ rows: 0, bytes: 0 })
  })

  it('of sixty megabytes is refused before and while it is sent, and leaves nothing behind', async () => {
    const early = await announce('scan.pdf', 60 * 1024 * 1024)
    expect([early.status, early.code]).toEqual([413, 'payload_too_large'])
    const { id } = (await announce('scan.pdf', documentLimits.fileBytes)).data
    const whole = await part(id, 0, Buffer.alloc(documentLimits.partBytes + 1))
    expect([whole.status, whole.code]).toEqual([413, 'payload_too_large'])
    const small = (await announce('scan.pdf', 5)).data.id
    expect((await part(small, 0, Buffer.alloc(6))).code).toBe('payload_too_large')
    await call('DELETE', `/patient/documents/files/${small}`)
    await call('DELETE', `/patient/documents/files/${id}`)
    expect(await left()).toEqual({ rows: 0, bytes: 0 })
  })

  it('whose sender heard nothing at 90 % goes on where it stood, and is stored once', async () => {
    const bytes = await photo({ width: 1500, height: 1500, format: 'png' })
    const { id } = (await announce('long.png', bytes.length)).data
    const most = Math.floor(bytes.length * 0.9)
    await part(id, 0, bytes.subarray(0, most))
    // The answer was lost: the same part comes again, then one of elsewhere.
    expect((await part(id, 0, bytes.subarray(0, most))).data).toEqual({ id, received: most })
    expect((await part(id, most + 1, bytes.subarray(most + 1))).data).toEqual({ id, received: most })
    const [one, again] = await Promise.all([part(id, most, bytes.subarray(most)), part(id, most, bytes.subarray(most))])
    expect(one.data.file).toBeDefined()
    expect(again.data.file).toEqual(one.data.file)
    expect(await left()).toEqual({ rows: 1, bytes: 1 })
  })

  it('that comes while too many are judged is not read at all, and is taken when its last part comes again', async () => {
    const bytes = pdf()
    const { id } = (await announce('late.pdf', bytes.length)).data
    let free = () => {}
    const isFree = new Promise<Buffer>((resolve) => (free = () => resolve(bytes)))
    const others = Array.from({ length: 20 }, () => inspectFile(() => isFree, undefined))
    opened.length = 0
    expect((await part(id, 0, bytes)).code).toBe('unavailable')
    expect(opened).toEqual([])
    free()
    await Promise.all(others)
    expect((await part(id, 0, bytes)).data.file).toBeDefined()
    expect(opened).toHaveLength(1)
  })

  it('that is put into no document for a day is removed, and one that is in a document stays', async () => {
    const kept = await add({ ...words, files: [(await send('a.pdf', pdf())).data.id] })
    await send('loose.pdf', pdf())
    const { id } = (await announce('begun.pdf', 500)).data
    await part(id, 0, Buffer.alloc(100))
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    expect(await removeUnwantedFiles(server.database.db, files, inHours(23))).toBe(0)
    expect(await removeUnwantedFiles(server.database.db, files, inHours(25))).toBe(2)
    expect(await left()).toEqual({ rows: 1, bytes: 1 })
    expect((await fetchFile(kept.data.files[0]!.id)).statusCode).toBe(200)
  })

  it('that cannot be removed keeps no other from being removed', async () => {
    const sent = [await send('a.pdf', pdf()), await send('b.pdf', pdf()), await send('c.pdf', pdf())]
    const [first] = sent.map(({ data }) => data.id).toSorted()
    stuck = (key) => key.endsWith(first!)
    const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
    const failures: unknown[] = []
    const run = removeUnwantedFiles(server.database.db, files, tomorrow, (failure) => failures.push(failure))
    await expect(run).rejects.toThrow('1 of 3 failed')
    expect([failures, await left()]).toEqual([[new Error('no way')], { rows: 1, bytes: 1 }])
    stuck = () => false
    expect(await removeUnwantedFiles(server.database.db, files, tomorrow)).toBe(1)
    expect(await left()).toEqual({ rows: 0, bytes: 0 })
  })

  it('is refused where the account has no room', async () => {
    const most = documentLimits.accountBytes / documentLimits.fileBytes
    for (let index = 0; index < most; index++) await announce(`${index}.pdf`, documentLimits.fileBytes)
    const over = await announce('over.pdf', 1)
    expect([over.status, over.code]).toEqual([409, 'documents_full'])
  })
})

describe('documents of a tenant that asks for a code', () => {
  const signedIn = (name: string, at = phone) => signIn(server.database, { tenantCode: locked, phone: at, name, now })
  const unlock = async (who: As) => {
    await call('POST', '/auth/document/otp', { body: {} }, who)
    const verification_code = /\d{6}/.exec(texts.at(-1)!.body)![0]
    return call<{ access_token: string; expires_at: string }>(
      'POST',
      '/auth/document/otp/verify',
      { body: { verification_code } },
      who,
    )
  }

  it('open with it for ten minutes, for the sign-in that asked and no other [C32] [P02]', async () => {
    const here = { as: await signedIn('Maryam'), tenant: locked }
    const shut = await list(here)
    expect([shut.status, shut.code]).toEqual([403, 'access_token_invalid'])
    expect((await announce('a.pdf', 9, here)).code).toBe('access_token_invalid')

    const wrong = await call('POST', '/auth/document/otp/verify', { body: { verification_code: '000000' } }, here)
    expect(wrong.code).toBe('code_invalid')
    const { data } = await unlock(here)
    expect(texts.at(-1)!.phone).toBe(phone)
    expect(data.expires_at).toBe(new Date(now.getTime() + 600_000).toISOString())
    const token = data.access_token
    const file = (await send('a.pdf', pdf(), { ...here, token })).data.id
    await add({ ...words, files: [file] }, { ...here, token })
    expect((await list({ ...here, token })).data.documents).toHaveLength(1)
    expect((await call('POST', additions.downloadAccount.path, { body: {} }, here)).code).toBe('access_token_invalid')
    const archive = await archiveOf(here.as, { tenant: locked, headers: { [headers.accessToken]: token } })
    expect(archive['documents/001-a.pdf']).toBeDefined()

    const elsewhere = { as: await signedIn('Maryam'), tenant: locked, token }
    expect((await list(elsewhere)).code).toBe('access_token_invalid')
    now = new Date(now.getTime() + 600_000)
    expect((await list({ ...here, token })).code).toBe('access_token_invalid')
  })
})
