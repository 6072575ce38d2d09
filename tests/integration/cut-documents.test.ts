import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDocumentApi } from '#src/api/document-api.ts'
import type { KeptDocument } from '#src/queries/own-document-additions.ts'
import { changeDocument, type KeptDocumentChange } from '#src/queries/own-document-changes.ts'
import { oneDocument, openCutDevice, scan, words, type CutDevice } from './cut-device.ts'

let device: CutDevice
beforeAll(async () => {
  device = await openCutDevice()
})
afterAll(() => device.close())
beforeEach(() => device.begin())
afterEach(() => device.end())

describe('a document that waits with its file', () => {
  const files = () =>
    device.store.list().then((entries) => entries.map((entry) => (entry as KeptDocument).files[0]?.sent?.received))

  it.each(
    (['before', 'after', 'during'] as const).flatMap((where) => [1, 2, 3, 4].map((passed) => [where, passed] as const)),
  )(
    'is added once where the connection is cut %s call %i, and no byte that came is sent again',
    async (where, passed) => {
      device.setNetwork(false)
      expect(await device.addScan()).toBe('kept')
      device.cut(where, () => device.setNetwork(false), passed)
      device.setNetwork(true)
      await vi.waitUntil(
        async () => {
          await device.outbox().drain()
          return !onlineManager.isOnline()
        },
        { timeout: 10_000 },
      )
      await vi.waitUntil(async () => (await device.store.list()).every(({ state }) => state === 'queued'), {
        timeout: 10_000,
      })
      expect((await files())[0]).toBe([0, 65_536, 196_608, scan.size][passed - 1])
      await device.mend()
      expect(await device.documentsOfAccount()).toEqual(oneDocument)
      expect(await device.stored('outbox-file')).toEqual([])
    },
  )

  it('is sent anew where what had come of it was removed meanwhile', async () => {
    device.setNetwork(false)
    await device.addScan()
    device.cut('before', () => device.setNetwork(false), 4)
    device.setNetwork(true)
    await vi.waitUntil(async () => (await files())[0] === scan.size && !onlineManager.isOnline(), { timeout: 10_000 })
    await device.database.execute('delete from document_files')
    await device.mend()
    expect(await device.documentsOfAccount()).toEqual(oneDocument)
  })
})

describe('a document that is changed again while it is not known whether the first change arrived', () => {
  const titles = () => device.rows('select title from documents')
  const files = async () =>
    (await device.rows('select name from document_files where document_id is not null order by name')).map(
      ({ name }) => name,
    )
  /** Two changes of which the first is cut, and what the document is then. */
  async function twice(
    where: 'before' | 'after',
    changes: (before: { documentId: string; known: string }) => Promise<Parameters<typeof changeDocument>[1][]>,
  ) {
    const [first, second] = await changes(await device.documentWith('before.pdf'))
    device.cut(where, () => device.setNetwork(false))
    expect(await changeDocument(device.app, first!)).toBe('kept')
    expect(await changeDocument(device.app, second!)).toBe('kept')
    expect(await device.store.list()).toHaveLength(2)
    await device.mend()
    return {
      left: (await device.store.list()).map(({ refusal }) => refusal),
      titles: await titles(),
      files: await files(),
    }
  }

  it.each(['before', 'after'] as const)('files that were taken out stay out, cut %s', async (where) => {
    const shown = await twice(where, async ({ documentId, known }) => {
      const stored = await device.storedAs('scan.pdf')
      const files = [known, stored.id]
      await createDocumentApi(device.apis.transport).update(documentId, { ...words, document_file_ids: files })
      const [left] = files as [string]
      const change = { documentId, added: [], files: [left] }
      return [
        { ...change, words, known: files },
        // The form has what is left alone.
        { ...change, words: { ...words, document_title: 'Iron' }, known: [left] },
      ]
    })
    expect(shown).toEqual({ left: [], titles: [{ title: 'Iron' }], files: ['before.pdf'] })
  })

  it.each(
    (['before', 'after'] as const).flatMap((where) =>
      (['stays', 'goes'] as const).map((what) => [what, where] as const),
    ),
  )('a new file %s as it was meant last, cut %s', async (what, where) => {
    const shown = await twice(where, async ({ documentId, known }) => {
      const added = [{ stored: await device.storedAs('scan.pdf') }]
      const change = { documentId, files: [known], known: [known] }
      return [
        { ...change, words, added },
        { ...change, words: { ...words, document_title: 'Iron' }, added: what === 'stays' ? added : [] },
      ]
    })
    const files = what === 'stays' ? ['before.pdf', 'scan.pdf'] : ['before.pdf']
    expect(shown).toEqual({ left: [], titles: [{ title: 'Iron' }], files })
  })

  it('waits for its new files that are being sent, and takes the place of a change that never left', async () => {
    const { documentId, known } = await device.documentWith('before.pdf')
    const change = { documentId, words, files: [known], known: [known] }
    device.setNetwork(false)
    await changeDocument(device.app, { ...change, added: [{ file: scan }] })
    const [waiting] = (await device.store.list()) as KeptDocumentChange[]
    const again = { ...change, words: { ...words, document_title: 'Iron' }, added: [{ kept: waiting!.added![0]! }] }
    await changeDocument(device.app, again)
    const [corrected, ...others] = await device.store.list()
    expect(others).toEqual([])
    await device.store.update(corrected!.id, (entry) => ({ ...entry, attempts: 1 }))
    await expect(changeDocument(device.app, { ...again, added: [] })).rejects.toMatchObject({
      code: 'idempotency_in_progress',
    })
    await device.mend()
    // The form was opened before: the file that it has waits no more.
    await expect(changeDocument(device.app, again)).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    expect([await titles(), await files(), await device.store.list()]).toEqual([
      [{ title: 'Iron' }],
      ['before.pdf', 'scan.pdf'],
      [],
    ])
  })
})
