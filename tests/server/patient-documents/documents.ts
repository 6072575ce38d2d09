import { describe, expect, it } from 'vitest'
import type { PatientDocument } from '#contract/documents'
import { additions } from '#contract/services'
import type { AccountEvents } from '#contract/settings'
import { pdf, photo } from '#tests/support/sample-files'
import { signIn } from '#tests/support/signed-in'
import {
  type As,
  type SignedIn,
  actAs,
  add,
  announce,
  archiveOf,
  call,
  fetchFile,
  left,
  list,
  now,
  other,
  own,
  part,
  phone,
  send,
  server,
  setNow,
  texts,
  words,
} from './fixture.ts'

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
    setNow(new Date(now.getTime() + 300_000))
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
    actAs(await by())
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
    setNow(new Date(now.getTime() + 61 * 60_000))
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
