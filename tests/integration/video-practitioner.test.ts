import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentDocuments } from '#server/db/schema/appointment-documents'
import { documentFiles } from '#server/db/schema/documents'
import { readVisitOwner } from '#server/domain/documents/appointment-documents'
import { tenantTool } from '#tests/support/tenant-tool'
import { otherTenant } from './appointment-world.ts'
import { openVideoVisitWorld, type VideoVisitWorld } from './video-visit-world.ts'
import { open, videoOf, type Booked } from './video-world.ts'

let world: VideoVisitWorld
let visit: Booked
beforeAll(async () => {
  world = await openVideoVisitWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  visit = await video.book()
})

const video = videoOf(() => world)

describe('the link of a practitioner', () => {
  it('opens one visit, with the first name of who waits, a letter of the last one and nothing else of them', async () => {
    const link = await video.practitionerLink(visit)
    world.setClock(open)
    const answer = await video.asPractitioner(link)
    const { data } = answer.json()
    expect(data).toMatchObject({
      ...{ stage: 'open', patient_first_name: 'Layla', patient_last_initial: 'H', other_side_is_here: false },
      ...{ room: { kind: 'own' }, time_zone: 'Asia/Dubai', summary_until: '2026-11-25T05:20:00.000Z' },
    })
    expect(Object.keys(data).toSorted()).toEqual(
      [
        ...[
          'appointment_id',
          'stage',
          'start',
          'end',
          'opens_at',
          'closes_at',
          'late_at',
          'other_side_is_here',
          'room',
        ],
        ...['patient_first_name', 'patient_last_initial', 'service_name', 'practitioner_name', 'time_zone'],
        'summary_until',
      ].toSorted(),
    )
    expect(answer.body).not.toMatch(/Haddad|1234567/)
  })

  it('is void for another tenant, once a new one is made, and a day after the visit, and says which', async () => {
    const gone = (reason: string) => ({ code: 'gone', details: { reason } })
    const first = await video.practitionerLink(visit)
    expect((await video.asPractitioner(first, { tenant: otherTenant })).json()).toMatchObject(gone('unknown'))
    const second = await video.practitionerLink(visit)
    expect((await video.asPractitioner(first)).json()).toMatchObject(gone('unknown'))
    expect((await video.asPractitioner(second)).statusCode).toBe(200)
    // Nor does it open the appointment itself.
    expect((await video.check(visit, { token: second })).statusCode).toBe(404)
    world.setClock('2026-11-25T05:20:00.000Z')
    for (const call of [video.asPractitioner, video.endAsPractitioner, video.documents])
      expect((await call(second)).json()).toMatchObject(gone('expired'))
    await expect(video.practitionerLink(visit)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is printed by the tool of whoever runs the server, and by none for what is no such visit', async () => {
    const tool = (...args: string[]) =>
      tenantTool({ db: world.database.db, clock: () => world.clock() }, 'visit-link', ...args)
    const { code, output } = await tool('patientweb', visit.number)
    expect(code).toBe(0)
    const [, token] = /^https:\/\/\S+\?key=patientweb#([\w-]{43})$/m.exec(output) ?? []
    expect((await video.asPractitioner(token!)).statusCode).toBe(200)
    const inPerson = await video.book('2026-11-24T06:00:00.000Z', { type: 'clinic' })
    for (const args of [
      ['patientweb', inPerson.number],
      [otherTenant, visit.number],
      ['nowhere', visit.number],
    ])
      expect(await tool(...args)).toMatchObject({ code: 1, output: expect.stringContaining('has no visit by video') })
    // What was made before is good yet.
    expect((await video.asPractitioner(token!)).statusCode).toBe(200)
  })

  it('is for the browser that opened it first, of two at the same time too, and for no third person', async () => {
    const link = await video.practitionerLink(visit)
    world.setClock(open)
    const browsers = ['the-browser-of-the-first', 'the-browser-of-the-other']
    const answers = await Promise.all(browsers.map((browser) => video.asPractitioner(link, { browser })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const first = browsers[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    expect((await video.asPractitioner(link, { browser: first })).statusCode).toBe(200)
    const other = { browser: 'the-browser-of-a-third' }
    const calls = [
      video.asPractitioner(link, other),
      video.endAsPractitioner(link, other),
      video.documents(link, other),
      video.file(link, '11111111-1111-4111-8111-111111111111', other),
      video.write(link, 'Not theirs.', other),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer.json()).toMatchObject({ code: 'gone', details: { reason: 'used' } })
    expect(await world.stateOf(visit)).toMatchObject({ stage: 'open' })
    expect(await world.stateOf(visit)).not.toHaveProperty('summary')
  })
})

describe('the summary of a practitioner', () => {
  it('stands with the visit of its patient, is written anew and taken back while the link is good', async () => {
    const link = await video.practitionerLink(visit)
    expect((await video.write(link, 'Too early')).json()).toMatchObject({ code: 'bad_request' })
    world.setClock(open)
    expect((await video.write(link, ' Rest.\nDrink water. ')).json()).toEqual({
      data: { summary: { text: 'Rest.\nDrink water.', written_at: open } },
    })
    await video.endAsPractitioner(link)
    world.setClock('2026-11-24T06:30:00.000Z')
    const second = { text: 'Rest for a week.', written_at: '2026-11-24T06:30:00.000Z' }
    expect((await video.write(link, second.text)).json()).toEqual({ data: { summary: second } })
    world.setClock('2026-11-24T06:40:00.000Z')
    // An answer that was lost on the way is sent for again.
    expect((await video.write(link, second.text)).json()).toEqual({ data: { summary: second } })
    expect(await world.stateOf(visit)).toMatchObject({ stage: 'ended', summary: second })
    expect((await video.asPractitioner(link)).json().data).toMatchObject({ summary: second })
    expect((await video.write(link, 'x'.repeat(2001))).json()).toMatchObject({ code: 'validation_failed' })
    expect((await video.write(link, '  ')).json()).toEqual({ data: {} })
    expect(await world.stateOf(visit)).not.toHaveProperty('summary')
    world.setClock('2026-11-25T05:20:00.000Z')
    expect((await video.write(link, 'Too late')).json()).toMatchObject({ code: 'gone' })
  })
})

describe('documents for the practitioner', () => {
  it('are those of this visit alone, with their bytes, and their patient reads that they were opened', async () => {
    const link = await video.practitionerLink(visit)
    const other = await video.book('2026-11-24T06:00:00.000Z')
    const letter = await addDocument(visit, 'letter.pdf', 'Letter of this visit')
    const foreign = await addDocument(other, 'foreign.pdf', 'Letter of another visit')
    world.setClock(open)
    const documents = (await video.documents(link)).json().data
    expect(documents).toMatchObject([
      { id: letter.document, kind: 'other', file: { id: letter.file, name: 'letter.pdf' } },
    ])
    expect(documents).toHaveLength(1)
    const file = await video.file(link, letter.file)
    expect([file.statusCode, file.body]).toEqual([200, 'Letter of this visit'])
    expect(file.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': expect.stringContaining('no-store') },
      'content-disposition': expect.stringMatching(/^attachment;/),
    })
    for (const id of [foreign.file, letter.loose])
      expect((await video.file(link, id)).json()).toMatchObject({ code: 'not_found' })
    const events = await world.database.query(`select kind from account_events where kind = 'document_opened'`)
    expect(events).toHaveLength(1)
    await world.database.query('delete from document_files')
    await world.database.query('delete from appointment_documents')
  })
})

/** A document of a visit with its stored file, and a file that was sent for the visit and is in no document. */
async function addDocument(of: Booked, name: string, text: string) {
  const { db } = world.database
  const { tenantCode, accountId, appointmentId } = await readVisitOwner(db, {
    tenantCode: of.tenant,
    id: of.appointment.id,
  })
  const [document] = await db
    .insert(appointmentDocuments)
    .values({ tenantCode, appointmentId, kind: 'other' })
    .returning()
  const file = { tenantCode, accountId, appointmentId, name, state: 'ready', bytes: text.length } as const
  const [kept, loose] = await db
    .insert(documentFiles)
    .values([
      { ...file, mediaType: 'application/pdf', appointmentDocumentId: document!.id },
      { ...file, mediaType: 'application/pdf' },
    ])
    .returning()
  for (const { id } of [kept!, loose!]) await world.app.files.put(`${tenantCode}/${id}/whole`, Buffer.from(text))
  return { document: document!.id, file: kept!.id, loose: loose!.id }
}
