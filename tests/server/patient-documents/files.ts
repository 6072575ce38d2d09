import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { documentLimits } from '#contract/documents'
import { inspectFile } from '#server/domain/documents/inspection/inspect-file'
import { removeUnwantedFiles } from '#server/domain/documents/remove-files'
import { bomb, executable, pdf, photo, scriptedDrawing } from '#tests/support/sample-files'
import {
  add,
  announce,
  call,
  fetchFile,
  files,
  left,
  now,
  opened,
  part,
  send,
  server,
  setStuck,
  words,
} from './fixture.ts'

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
    setStuck((key) => key.endsWith(first!))
    const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
    const failures: unknown[] = []
    const run = removeUnwantedFiles(server.database.db, files, tomorrow, (failure) => failures.push(failure))
    await expect(run).rejects.toThrow('1 of 3 failed')
    expect([failures, await left()]).toEqual([[new Error('no way')], { rows: 1, bytes: 1 }])
    setStuck(() => false)
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
