import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import type { AppointmentDocument } from '#contract/appointment-documents'
import type { BookedAppointment } from '#contract/appointment'
import { mostAppointmentDocuments } from '#contract/appointment-documents'
import type { FileProgress } from '#contract/documents'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import { eraseAccounts } from '#server/domain/accounts/erase-accounts'
import { removeUnwantedFiles } from '#server/domain/documents/remove-files'
import type { Method } from '#tests/support/request'
import { executable, pdf, photo } from '#tests/support/sample-files'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, monday, openWorld, type World } from './appointment-world.ts'

let world: World
let booked: BookedAppointment
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.execute('delete from document_files; delete from appointment_documents')
  await world.reset()
  booked = await book('2026-11-24T05:00:00.000Z')
})

async function book(at: string, phone = e164): Promise<BookedAppointment> {
  const patient = { first_name: 'Layla', last_name: 'Haddad', phone: phone.slice(4), country_code: '971' }
  const answer = await world.book(bookingAt(at, { patient }), { guestToken: await world.guest('patientweb', phone) })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

type With = {
  body?: unknown
  query?: Record<string, string | number>
  token?: string
  bearer?: string
  key?: string
  tenant?: string
}
let calls = 0
async function call<T>(method: Method, path: string, { token, bearer, key, ...given }: With = {}) {
  const answer = await world.call('account', method, path, {
    tenant: 'patientweb',
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    sign: new Date(world.clock().getTime() - ((calls += 1) % 200) * 1000),
    ...given,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(key && { [headers.idempotencyKey]: `"${key}"` }),
      ...(token && { [headers.appointmentToken]: token }),
    },
  })
  return { status: answer.statusCode, ...answer.json<{ data: T; code: string; details: unknown }>() }
}
const own = () => ({ token: booked.appointment_token })
const pathOf = (of = booked) => `/patient/appointments/${of.appointment.id}`

/** Sends a whole file for a visit, in two parts. */
async function send(name: string, bytes: Buffer, by: With = own(), of = booked) {
  const announced = await call<FileProgress>('POST', `${pathOf(of)}/files`, {
    ...by,
    body: { name, bytes: bytes.length },
  })
  const part = (offset: number, end?: number) =>
    call<FileProgress>('PUT', `${pathOf(of)}/files/${announced.data.id}`, {
      ...by,
      query: { offset },
      body: bytes.subarray(offset, end),
    })
  await part(0, 100)
  return part(100)
}
const attach = (kind: string, fileId: string, by: With = own(), of = booked) =>
  call<AppointmentDocument>('POST', '/patient/appointment/documents', {
    ...by,
    body: { appointment_id: of.appointment.id, kind, file_id: fileId },
  })
const list = (by: With = own(), of = booked) => call<AppointmentDocument[]>('GET', `${pathOf(of)}/documents`, by)
const rows = async () =>
  (await world.database.query<{ count: number }>('select count(*)::int as count from document_files'))[0]!.count

describe('documents of a visit', () => {
  it('are added, listed, looked at, replaced and removed by who has its token [C44] [C45] [N08]', async () => {
    const withPlace = await sharp(await photo({ width: 600, height: 400 }))
      .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .jpeg()
      .toBuffer()
    const sent = await send('card.jpg', withPlace)
    const front = await attach('insurance_front', sent.data.id)
    expect(front.data).toEqual({
      id: front.data.id,
      kind: 'insurance_front',
      file: sent.data.file,
      created_at: monday.toISOString(),
    })
    expect((await list()).data).toEqual([front.data])
    const file = await world.call('account', 'GET', `${pathOf()}/files/${sent.data.id}`, {
      headers: { [headers.appointmentToken]: booked.appointment_token },
    })
    expect(file.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
    // Whoever has the link: the patient reads that it was opened.
    expect(await world.database.query("select kind from account_events where kind = 'document_opened'")).toEqual([
      { kind: 'document_opened' },
    ])

    const next = await send('letter.pdf', pdf())
    const replaced = await call<AppointmentDocument>('PUT', `/patient/appointment/documents/${front.data.id}`, {
      ...own(),
      body: { appointment_id: booked.appointment.id, kind: 'insurance_letter', file_id: next.data.id },
    })
    expect(replaced.data).toMatchObject({ id: front.data.id, kind: 'insurance_letter', file: next.data.file })
    expect(await rows()).toBe(1)
    expect((await call('DELETE', `/patient/appointment/documents/${front.data.id}`, own())).status).toBe(200)
    expect((await list()).data).toEqual([])
    expect(await rows()).toBe(0)
  })

  it('are replaced once by a call that is sent again with its key, also where another has taken the place since [C45]', async () => {
    const card = await photo({ width: 600, height: 400 })
    const { data: front } = await attach('other', (await send('card.jpg', card)).data.id)
    const replaceBy = async (fileId: string, key: string) =>
      call<AppointmentDocument>('PUT', `/patient/appointment/documents/${front.id}`, {
        ...{ ...own(), key },
        body: { appointment_id: booked.appointment.id, kind: 'other', file_id: fileId },
      })
    const letter = (await send('letter.pdf', pdf())).data.id
    const first = await replaceBy(letter, 'first-of-two')
    const newer = (await send('newer.jpg', card)).data
    await replaceBy(newer.id, 'second-of-two')
    expect(await replaceBy(letter, 'first-of-two')).toEqual(first)
    expect((await list()).data.map(({ file }) => file)).toEqual([newer.file])
    expect(await rows()).toBe(1)
  })

  it('are those of one visit: for who can open it, and of nobody else', async () => {
    const { data } = await send('card.jpg', await photo({ width: 600, height: 400 }))
    const document = await attach('other', data.id)
    const second = await book('2026-11-24T06:00:00.000Z')
    const stranger = await book('2026-11-24T07:00:00.000Z', '+971501230099')
    const patient = await signIn(world.database, { phone: '+971501230098', now: monday })
    for (const by of [
      {},
      { token: stranger.appointment_token },
      { bearer: patient.idToken },
      { token: 'x'.repeat(43) },
    ]) {
      expect((await list(by)).code).toBe('not_found')
      expect((await call('GET', `${pathOf()}/files/${data.id}`, by)).code).toBe('not_found')
      expect((await call('DELETE', `/patient/appointment/documents/${document.data.id}`, by)).code).toBe('not_found')
      expect((await attach('other', data.id, by)).code).toBe('not_found')
    }
    // Another visit of the same patient has not its files.
    const byOther = { token: second.appointment_token }
    expect((await call('GET', `${pathOf(second)}/files/${data.id}`, byOther)).code).toBe('not_found')
    const loose = await send('other.pdf', pdf())
    expect((await attach('other', loose.data.id, byOther, second)).code).toBe('validation_failed')
    expect((await list()).data).toHaveLength(1)
  })

  it('are of the account of the phone too, and go with its data', async () => {
    const { idToken, patientId } = await signIn(world.database, { phone: e164, now: monday })
    const visit = await book('2026-11-24T06:00:00.000Z')
    const { data } = await send('card.jpg', await photo({ width: 600, height: 400 }), { bearer: idToken }, visit)
    await attach('insurance_back', data.id, { bearer: idToken }, visit)
    const archive = await world.call('account', 'POST', additions.downloadAccount.path, {
      body: {},
      headers: { authorization: `Bearer ${idToken}` },
    })
    const files = unzipSync(archive.rawPayload)
    expect(JSON.parse(strFromU8(files['visit-documents.json']!))).toEqual([
      { appointment: visit.appointment.id, kind: 'insurance_back', path: 'visit-documents/001-card.jpg' },
    ])
    expect(files['visit-documents/001-card.jpg']!.length).toBe(data.file!.bytes)

    await world.database.query('update patients set deletes_at = $2 where id = $1', [patientId, monday])
    world.setClock('2026-12-24T05:00:00.000Z')
    await eraseAccounts(world.database.db, world.clock())
    // Whose visit was ahead is known to the clinic until it is over.
    await eraseAccounts(world.database.db, world.clock())
    await removeUnwantedFiles(world.database.db, world.app.files, world.clock())
    expect(await rows()).toBe(0)
    expect(await world.database.query('select id from appointment_documents')).toEqual([])
  })

  it('are judged by their bytes, bounded, and not added to a cancelled visit', async () => {
    expect(await send('card.jpg', executable())).toMatchObject({ code: 'file_refused', details: { reason: 'type' } })
    const one = await send('a.pdf', pdf())
    for (let index = 0; index < mostAppointmentDocuments; index += 1)
      expect((await attach('other', (await send('a.pdf', pdf())).data.id)).status).toBe(200)
    expect((await attach('other', one.data.id)).code).toBe('documents_full')
    await world.call('appointment', 'PUT', `/patientapp/appointments/${booked.appointment.id}/cancel`, {
      body: { forcebookable: true },
      headers: { [headers.appointmentToken]: booked.appointment_token },
    })
    expect((await attach('other', one.data.id)).code).toBe('appointment_cancelled')
    expect((await list()).data).toHaveLength(mostAppointmentDocuments)
  })

  it('that nobody put into a document are gone a day later', async () => {
    await send('card.jpg', await photo({ width: 600, height: 400 }))
    await attach('other', (await send('a.pdf', pdf())).data.id)
    world.setClock('2026-11-24T06:00:01.000Z')
    expect(await removeUnwantedFiles(world.database.db, world.app.files, world.clock())).toBe(1)
    expect(await rows()).toBe(1)
  })
})
