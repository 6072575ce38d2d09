import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppointmentDocument } from '#contract/appointment-documents'
import type { FileProgress } from '#contract/documents'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import type { VideoMessage } from '#contract/video-messages'
import { removeOutdated } from '#server/jobs/retention'
import { executable, pdf } from '#tests/support/sample-files'
import { openWorld, otherTenant, type World } from './appointment-world.ts'
import { open, openPage, ticketIn, videoOf, type Booked } from './video-world.ts'

let world: World
let visit: Booked
let link: string
beforeAll(async () => {
  world = await openWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.execute(
    'delete from video_messages; delete from document_files; delete from appointment_documents',
  )
  await world.reset()
  visit = await video.book()
  link = await video.practitionerLink(visit)
  world.setClock(open)
})

const video = videoOf(() => world)
const codeOf = async (answer: ReturnType<typeof video.tell>) => (await answer).json<{ code?: string }>().code
const said = async (by = video.messages(visit)) => (await by).json<{ data: VideoMessage[] }>().data
const text = (words: string, id: string = randomUUID()) => ({ id, text: words })
const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

const pathOf = (path: string) => path.replace('{id}', visit.appointment.id)
/** A file that the patient sends for the visit, which is in no document yet. */
async function sendAsPatient(bytes: Buffer): Promise<string> {
  const opened = { [headers.appointmentToken]: visit.appointment_token }
  const body = { name: 'rash.pdf', bytes: bytes.length }
  const announced = await world.call('account', 'POST', pathOf(additions.announceAppointmentFile.path), {
    ...{ body, headers: opened },
  })
  const { id } = announced.json<{ data: FileProgress }>().data
  await world.call('account', 'PUT', pathOf(additions.sendAppointmentFilePart.path).replace('{file}', id), {
    query: { offset: '0' },
    body: bytes as unknown as InjectOptions['payload'] & object,
    headers: { ...opened, 'content-type': 'application/octet-stream' },
  })
  return id
}
/** A file that the practitioner sends, in two parts. */
async function sendAsPractitioner(bytes: Buffer, name = 'plan.pdf') {
  const announced = await video.byLink('announcePractitionerFile', link, { name, bytes: bytes.length })
  const { id } = announced.json<{ data: FileProgress }>().data
  const half = Math.floor(bytes.length / 2)
  let answer = announced
  for (const [offset, part] of [
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ] as const)
    answer = await video.byLink('sendPractitionerFilePart', link, {
      ...{ file_id: id, offset },
      bytes: part.toString('base64'),
    })
  return { id, answer }
}
const documentsOfPatient = async () =>
  (
    await world.call('account', 'GET', pathOf(additions.appointmentDocuments.path), {
      headers: { [headers.appointmentToken]: visit.appointment_token },
    })
  ).json<{ data: AppointmentDocument[] }>().data

describe('what is written in the room of a visit by video', () => {
  it('is read by both sides in its order, also by who comes later, and each of them is told that something was', async () => {
    const page = await openPage(world)
    await page.join(ticketIn((await video.asPractitioner(link)).json()))
    const first = text('Can you hear me?')
    expect((await video.tell(visit, first)).statusCode).toBe(200)
    expect(await page.next()).toEqual({ type: 'said' })
    pass(1)
    const second = text('  Yes.\nGo on. ')
    await video.byLink('sayAsPractitioner', link, second)
    expect(await page.next()).toEqual({ type: 'said' })
    const all = [
      { ...first, side: 'patient', sent_at: open },
      { id: second.id, text: 'Yes.\nGo on.', side: 'practitioner', sent_at: '2026-11-24T05:02:00.000Z' },
    ]
    expect(await said()).toEqual(all)
    expect(await said(video.byLink('practitionerMessages', link))).toEqual(all)
    page.socket.close(1000)
    await page.closed
  })

  it('is said once however often it is sent, and by one side', async () => {
    const message = text('Once.')
    await video.tell(visit, message)
    expect(await said(video.tell(visit, message))).toEqual([expect.objectContaining(message)])
    expect(await codeOf(video.byLink('sayAsPractitioner', link, message))).toBe('validation_failed')
  })

  it.each([
    ['nothing', {}],
    ['blanks', { text: '  \n ' }],
    ['a text without end', { text: 'a'.repeat(1001) }],
    ['marks that turn the reading order', { text: 'a\u202Eb' }],
    ['a file that was never sent', { file_id: randomUUID() }],
  ])('is not %s', async (_, message) => {
    expect(await codeOf(video.tell(visit, { id: randomUUID(), ...message }))).toBe('validation_failed')
    expect(await codeOf(video.byLink('sayAsPractitioner', link, { id: randomUUID(), ...message }))).toBe(
      'validation_failed',
    )
    expect(await said()).toEqual([])
  })

  it('is a text or a file that has come, and not both', async () => {
    const [ofPatient, ofPractitioner] = [await sendAsPatient(pdf()), (await sendAsPractitioner(pdf())).id]
    const both = (fileId: string) => ({ ...text('Look'), file_id: fileId })
    expect(await codeOf(video.tell(visit, both(ofPatient)))).toBe('validation_failed')
    expect(await codeOf(video.byLink('sayAsPractitioner', link, both(ofPractitioner)))).toBe('validation_failed')
    expect([await said(), await documentsOfPatient()]).toEqual([[], []])
  })

  it('is a hundred messages of each side at most', async () => {
    await world.database.query(
      `insert into video_messages (tenant_code, appointment_id, id, side, text, sent_at, expires_at)
       select 'patientweb', $1, gen_random_uuid(), 'patient', 'again', $2, $2 from generate_series(1, 99)`,
      [visit.appointment.id, open],
    )
    const last = text('The last one')
    expect(await codeOf(video.tell(visit, last))).toBeUndefined()
    expect(await codeOf(video.tell(visit, text('One too many')))).toBe('rate_limited')
    // What was said already may be sent again, and the other side has its own.
    expect(await codeOf(video.tell(visit, last))).toBeUndefined()
    expect(await codeOf(video.byLink('sayAsPractitioner', link, text('Still here')))).toBeUndefined()
  })

  it('is nothing to another visit, another tenant, another browser, or before the room opens', async () => {
    await video.tell(visit, text('Between us'))
    world.setClock('2026-11-23T06:00:00.000Z')
    const other = await video.book('2026-11-24T05:20:00.000Z')
    expect(await codeOf(video.messages(other))).toBe('bad_request')
    expect(await codeOf(video.tell(other, text('Early')))).toBe('bad_request')
    world.setClock('2026-11-24T05:10:00.000Z')
    expect(await said(video.messages(other))).toEqual([])
    const stranger = { token: other.appointment_token }
    for (const by of [stranger, { tenant: otherTenant, token: visit.appointment_token }]) {
      expect(await codeOf(video.messages(visit, by))).toBe('not_found')
      expect(await codeOf(video.tell(visit, text('Who?'), by))).toBe('not_found')
    }
    expect((await video.asPractitioner(link)).statusCode).toBe(200)
    for (const call of ['practitionerMessages', 'sayAsPractitioner'] as const)
      for (const by of [{ tenant: otherTenant }, { browser: 'another-browser-altogether' }])
        expect(await codeOf(video.byLink(call, link, text('Who?'), by))).toBe('gone')
  })

  const stored = () => world.database.query('select 1 from video_messages')

  it('is removed once the room has closed, and not before', async () => {
    await video.tell(visit, text('For now'))
    world.setClock('2026-11-24T05:49:59.000Z')
    await removeOutdated(world.database.db, world.clock())
    expect(await stored()).toHaveLength(1)
    world.setClock('2026-11-24T05:50:00.000Z')
    await removeOutdated(world.database.db, world.clock())
    expect(await stored()).toEqual([])
  })

  it.each([
    ['is gone when the patient ends the visit', async () => void (await video.end(visit))],
    ['is gone when the practitioner ends it', async () => void (await video.endAsPractitioner(link))],
    ['is read by nobody once the room has closed', async () => world.setClock('2026-11-24T05:50:00.000Z')],
  ])('%s', async (_, close) => {
    await video.tell(visit, text('For now'))
    await close()
    // What time closes is removed by a job.
    if (world.clock().toISOString() === open) expect(await stored()).toEqual([])
    for (const answer of [
      video.messages(visit),
      video.tell(visit, text('Late')),
      video.byLink('practitionerMessages', link),
      video.byLink('sayAsPractitioner', link, text('Late')),
      video.byLink('announcePractitionerFile', link, { name: 'late.pdf', bytes: 10 }),
      video.byLink('sendPractitionerFilePart', link, { file_id: randomUUID(), offset: 0, bytes: 'JVBERg==' }),
      video.byLink('dropPractitionerFile', link, { file_id: randomUUID() }),
    ])
      expect(await codeOf(answer)).toBe('gone')
  })
})

describe('a document that is sent in the room', () => {
  it('of the practitioner’s stands with the visit as theirs, for the patient to open and to remove, and outlives the visit', async () => {
    const { id, answer } = await sendAsPractitioner(pdf())
    expect(answer.json()).toMatchObject({ data: { file: { name: 'plan.pdf', media_type: 'application/pdf' } } })
    expect(await documentsOfPatient()).toEqual([])
    await video.byLink('sayAsPractitioner', link, { id: randomUUID(), file_id: id })
    const [message] = await said()
    const document = { kind: 'other', from_practitioner: true, file: { id, name: 'plan.pdf' } }
    expect(message).toMatchObject({ side: 'practitioner', text: '', document })
    await video.end(visit)
    const [kept] = await documentsOfPatient()
    expect(kept).toMatchObject(document)
    const opened = { [headers.appointmentToken]: visit.appointment_token }
    const file = await world.call('account', 'GET', pathOf(additions.appointmentFile.path).replace('{file}', id), {
      headers: opened,
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    // Nothing of the patient's takes its place under the practitioner's name.
    const replaced = await world.call('account', 'PUT', `/patient/appointment/documents/${kept!.id}`, {
      body: { appointment_id: visit.appointment.id, kind: 'other', file_id: await sendAsPatient(pdf()) },
      headers: opened,
    })
    expect(replaced.json()).toMatchObject({ code: 'not_found' })
    const path = additions.removeAppointmentDocument.path.replace('{id}', kept!.id)
    expect((await world.call('account', 'DELETE', path, { headers: opened })).statusCode).toBe(200)
    expect(await documentsOfPatient()).toEqual([])
  })

  it('of a guest’s stands with the visit, and the practitioner opens it', async () => {
    const fileId = await sendAsPatient(pdf())
    await video.tell(visit, { id: randomUUID(), file_id: fileId })
    const listed = (await video.documents(link)).json<{ data: AppointmentDocument[] }>().data
    expect(listed).toMatchObject([{ kind: 'other', file: { id: fileId, name: 'rash.pdf' } }])
    expect(listed[0]).not.toHaveProperty('from_practitioner')
    expect((await video.file(link, fileId)).headers['content-type']).toBe('application/pdf')
  })

  it('of the practitioner’s is announced once for each key, and given up while it is in no document', async () => {
    const announce = () =>
      video.byLink(
        'announcePractitionerFile',
        link,
        { name: 'plan.pdf', bytes: pdf().length },
        { key: 'plan-of-the-day' },
      )
    const [first, again] = [await announce(), await announce()].map(
      (answer) => answer.json<{ data: FileProgress }>().data,
    )
    expect(again).toEqual(first)
    const stored = () => world.database.query(`select 1 from document_files where state <> 'doomed'`)
    expect(await stored()).toHaveLength(1)
    const drop = (id: string, by = link) => video.byLink('dropPractitionerFile', by, { file_id: id })
    world.setClock('2026-11-23T06:00:00.000Z')
    const other = await video.book('2026-11-24T05:20:00.000Z')
    world.setClock('2026-11-24T05:10:00.000Z')
    expect(await codeOf(drop(first!.id, await video.practitionerLink(other)))).toBe('not_found')
    expect((await drop(first!.id)).json()).toEqual({ data: { removed: true } })
    expect([await codeOf(drop(first!.id)), await stored()]).toEqual(['not_found', []])
    const { id } = await sendAsPractitioner(pdf())
    await video.byLink('sayAsPractitioner', link, { id: randomUUID(), file_id: id })
    expect(await codeOf(drop(id))).toBe('not_found')
    expect(await documentsOfPatient()).toHaveLength(1)
  })

  it('is of the kinds and the sizes that documents are, and of this visit', async () => {
    expect((await sendAsPractitioner(executable())).answer.json()).toMatchObject({ code: 'file_refused' })
    const tooLarge = { name: 'film.pdf', bytes: 10 * 1024 * 1024 + 1 }
    expect(await codeOf(video.byLink('announcePractitionerFile', link, tooLarge))).toBe('payload_too_large')
    world.setClock('2026-11-23T06:00:00.000Z')
    const other = await video.book('2026-11-24T05:20:00.000Z')
    world.setClock('2026-11-24T05:10:00.000Z')
    const { id } = await sendAsPractitioner(pdf())
    const otherLink = await video.practitionerLink(other)
    const part = { file_id: id, offset: 0, bytes: Buffer.from('%PDF').toString('base64') }
    expect(await codeOf(video.byLink('sendPractitionerFilePart', otherLink, part))).toBe('not_found')
    expect(await codeOf(video.tell(other, { id: randomUUID(), file_id: id }))).toBe('validation_failed')
    await world.database.query(
      `insert into appointment_documents (tenant_code, appointment_id, kind)
       select 'patientweb', $1, 'other' from generate_series(1, 10)`,
      [visit.appointment.id],
    )
    expect(await codeOf(video.byLink('sayAsPractitioner', link, { id: randomUUID(), file_id: id }))).toBe(
      'documents_full',
    )
    expect(await said()).toEqual([])
  })
})
