import { describe, expect, it } from 'vitest'
import type { PatientDocument } from '#contract/documents'
import { pdf } from '#tests/support/sample-files'
import { signIn } from '#tests/support/signed-in'
import { type Answer, type As, add, call, elsewhere, list, now, other, phone, send, server, words } from './fixture.ts'

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
