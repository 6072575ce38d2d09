import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { photoLimits } from '#contract/photo'
import { additions } from '#contract/services'
import { emptyAccount } from '#server/domain/accounts/empty-account'
import { createPhotoRepository } from '#server/domain/photos/photo-repository'
import { removePhotos, removeUnwantedPhotos } from '#server/domain/photos/remove-photos'
import { createFolderStore } from '#server/files/folder-store'
import { bomb, pdf, photo, scriptedDrawing } from '#tests/support/sample-files'
import { startTestServer, type TestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
const store = createFolderStore(folder)
let isFull = false
/** Folders that cannot be cleared. */
let stuck: (folder: string) => boolean = () => false
const files: typeof store = {
  ...store,
  put: (key, bytes) => (isFull ? Promise.reject(new Error('no room')) : store.put(key, bytes)),
  clear: (key) => (stuck(key) ? Promise.reject(new Error(`no way to ${key}`)) : store.clear(key)),
}
const logged: string[] = []
let now = new Date('2026-11-23T06:00:00Z')
let server: TestServer
let own: Awaited<ReturnType<typeof signIn>>
let calls = 0
beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    files,
    config: { logLevel: 'warn' },
    logTo: { write: (line) => void logged.push(line) },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-23T06:00:00Z')
  own = await signIn(server.database, { phone: `+97150123${1000 + (calls += 1)}`, now })
})

const path = '/account/photo'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', bearer = own.idToken, body?: Buffer, at = path) =>
  server.call('account', method, at, {
    ...(method === 'POST' ? { body: {} } : body && { body }),
    sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
    headers: { authorization: `Bearer ${bearer}` },
  })
const photoIdOf = async (bearer = own.idToken) =>
  (await call('GET', bearer, undefined, '/account')).json<{ data: Account }>().data.photo_id
const refusalOf = async (bytes: Buffer) => {
  const { code, details } = (await call('PUT', own.idToken, bytes)).json<{
    code: string
    details?: { reason: string }
  }>()
  return details?.reason ?? code
}
/** What is left of the photos of one account: rows, and all stored files. */
const left = async () => {
  const rows = await server.database.query<{ state: string }>(
    'select state from account_photos where account_id = $1',
    [own.patientId],
  )
  const stored = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return { rows: rows.map(({ state }) => state), files: stored.length }
}

describe('a patient’s photo', () => {
  it('is drawn anew as an upright square without what the camera noted, replaced, removed, and nothing of it stays [R12]', async () => {
    expect([await photoIdOf(), (await call('GET')).statusCode]).toEqual([undefined, 404])
    const original = await photo({ width: 900, height: 600 })
    expect(original.includes('Zarzuela')).toBe(true)
    const set = await call('PUT', own.idToken, original)
    const first = set.json<{ data: Account }>().data.photo_id
    expect([set.statusCode, await photoIdOf()]).toEqual([200, first])
    const answer = await call('GET')
    const archive = unzipSync((await call('POST', own.idToken, undefined, additions.downloadAccount.path)).rawPayload)
    expect(Buffer.from(archive['photo.jpg']!)).toEqual(answer.rawPayload)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      ...[200, 'image/jpeg', 'no-store'],
    ])
    const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata()
    const { side } = photoLimits
    expect({ width, height, exif, orientation }).toEqual({
      width: side,
      height: side,
      exif: undefined,
      orientation: undefined,
    })
    expect(answer.rawPayload.includes('Zarzuela')).toBe(false)

    await call('PUT', own.idToken, await photo({ format: 'png', width: 300, height: 200 }))
    expect(await photoIdOf()).not.toBe(first)
    expect(await left()).toEqual({ rows: ['ready'], files: 1 })
    expect((await call('DELETE')).json()).toMatchObject({ data: { removed: true } })
    expect((await call('DELETE')).statusCode).toBe(200)
    expect([await photoIdOf(), await left()]).toEqual([undefined, { rows: [], files: 0 }])
  })

  it('lies as the patient held the camera: the top of the picture is on top', async () => {
    const red = { create: { width: 200, height: 200, channels: 3 as const, background: '#f00' } }
    const blue = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#00f' } })
      .png()
      .toBuffer()
    // Blue on the left of what the camera stored; turned by a quarter, that is the top.
    const lying = await sharp(red)
      .composite([{ input: blue, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await call('PUT', own.idToken, lying)
    const shown = (await call('GET')).rawPayload
    const colourAt = async (top: number) => {
      const spot = await sharp(shown).extract({ left: 250, top, width: 4, height: 4 }).png().toBuffer()
      return (await sharp(spot).stats()).dominant
    }
    expect([(await colourAt(20)).b, (await colourAt(480)).r].map((value) => value > 200)).toEqual([true, true])
    await call('DELETE')
  })

  it('comes with the profile as a file of its form, and nothing is written where one of both is refused [C34] [N01]', async () => {
    const save = async (fields: Record<string, string | Buffer | Buffer[]>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields))
        for (const one of Array.isArray(value) ? value : [value])
          form.append(name, typeof one === 'string' ? one : new Blob([new Uint8Array(one)]))
      const encoded = new Response(form)
      const answer = await server.call('account', 'PUT', '/account', {
        body: Buffer.from(await encoded.arrayBuffer()),
        sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
        headers: { authorization: `Bearer ${own.idToken}`, 'content-type': encoded.headers.get('content-type')! },
      })
      return answer.json<{ data: Account; code?: string; fields?: { path: string }[]; details?: object }>()
    }
    const names = { first_name: 'Layla', last_name: 'Haddad', height: '171' }
    const picture = await photo({ width: 500, height: 300 })
    const { data } = await save({ ...names, photo: picture })
    expect([data.height, data.photo_id]).toEqual([171, await photoIdOf()])
    expect(data.photo_id).toEqual(expect.any(String))
    const { width, height } = await sharp((await call('GET')).rawPayload).metadata()
    expect([width, height]).toEqual([photoLimits.side, photoLimits.side])
    // Without a photo the one there is stays.
    expect((await save({ ...names, height: '172' })).data).toMatchObject({ height: 172, photo_id: data.photo_id })
    const other = { ...names, height: '173' }
    const refusals = [
      await save({ ...other, photo: pdf() }),
      await save({ ...other, photo: 'https://elsewhere.example/me.jpg' }),
      await save({ ...other, photo: [picture, picture] }),
      await save({ ...other, first_name: '<b>', photo: picture }),
      await save({ ...other, last_name: picture }),
      await save({ ...other, photo: Buffer.alloc(photoLimits.bytes + 1) }),
      await save({ ...other, photo: Buffer.alloc(photoLimits.bytes + 50_000) }),
    ]
    expect(refusals.map(({ code, fields }) => [code, fields?.[0]?.path])).toEqual([
      ['file_refused', undefined],
      ...['/photo', '/photo', '/first_name', '/last_name'].map((at) => ['validation_failed', at]),
      ...[1, 2].map(() => ['payload_too_large', undefined]),
    ])
    expect((await call('GET', own.idToken, undefined, '/account')).json<{ data: Account }>().data).toMatchObject({
      ...{ first_name: 'Layla', height: 172, photo_id: data.photo_id },
    })
    await call('DELETE')
  })

  it('that is none is refused with its reason, and the one before stays [V01]', async () => {
    await call('PUT', own.idToken, await photo())
    const before = await photoIdOf()
    expect(await refusalOf(pdf())).toBe('type')
    expect(await refusalOf(scriptedDrawing())).toBe('type')
    expect(await refusalOf(await bomb())).toBe('pixels')
    expect(await refusalOf((await photo({ width: 400, height: 400 })).subarray(0, 1000))).toBe('broken')
    expect(await refusalOf(Buffer.alloc(photoLimits.bytes + 1))).toBe('payload_too_large')
    isFull = true
    expect((await call('PUT', own.idToken, await photo({ width: 90 }))).statusCode).toBe(500)
    isFull = false
    expect([await photoIdOf(), await left()]).toEqual([before, { rows: ['ready'], files: 1 }])
    await call('DELETE')
  })

  it('that takes the place of one that cannot be removed is there, whole, and the one before goes later', async () => {
    await call('PUT', own.idToken, await photo())
    const before = await photoIdOf()
    logged.length = 0
    stuck = () => true
    const set = await call('PUT', own.idToken, await photo({ width: 90 }))
    const shown = await call('GET')
    expect([set.statusCode, shown.statusCode, (await sharp(shown.rawPayload).metadata()).format]).toEqual([
      ...[200, 200, 'jpeg'],
    ])
    expect(await photoIdOf()).not.toBe(before)
    expect((await left()).files).toBe(2)
    expect(logged.filter((line) => line.includes('a photo could not be removed yet'))).toHaveLength(1)
    stuck = () => false
    expect(await removeUnwantedPhotos(server.database.db, store, now)).toBe(1)
    expect(await left()).toEqual({ rows: ['ready'], files: 1 })
    stuck = () => true
    expect([(await call('DELETE')).statusCode, (await call('GET')).statusCode]).toEqual([200, 404])
    stuck = () => false
    expect(await removeUnwantedPhotos(server.database.db, store, now)).toBe(1)
    expect(await left()).toEqual({ rows: [], files: 0 })
  })

  it('that somebody is shown is not removed, whoever thinks that it failed', async () => {
    await call('PUT', own.idToken, await photo())
    const owner = { tenantCode: 'patientweb', accountId: own.patientId }
    const row = await createPhotoRepository(server.database.db, owner).find()
    await removePhotos(server.database.db, store, [row!])
    expect(await left()).toEqual({ rows: ['ready'], files: 1 })
    expect((await call('GET')).statusCode).toBe(200)
    await call('DELETE')
  })

  it('that cannot be removed keeps no other from being removed', async () => {
    await server.database.execute(
      `insert into account_photos (tenant_code, account_id, state, bytes, created_at)
       select 'patientweb', '${own.patientId}', 'doomed', 7, '${now.toISOString()}' from generate_series(1, 3)`,
    )
    const rows = await server.database.query<{ id: string }>(
      'select id from account_photos where account_id = $1 order by id',
      [own.patientId],
    )
    const [first] = rows
    stuck = (key) => key.endsWith(first!.id)
    const failures: unknown[] = []
    const run = removeUnwantedPhotos(server.database.db, files, now, (failure) => failures.push(failure))
    await expect(run).rejects.toThrow('1 of 3 failed')
    expect([failures.length, (await left()).rows]).toEqual([1, ['doomed']])
    stuck = () => false
    expect(await removeUnwantedPhotos(server.database.db, files, now)).toBe(1)
  })

  it('is its owner’s alone, and goes with the account', async () => {
    await call('PUT', own.idToken, await photo())
    const other = await signIn(server.database, { phone: '+971501239999', name: 'Omar', now })
    expect([(await call('GET', other.idToken)).statusCode, await photoIdOf(other.idToken)]).toEqual([404, undefined])
    expect((await call('DELETE', other.idToken)).statusCode).toBe(200)
    expect((await left()).rows).toEqual(['ready'])
    const person = { id: own.patientId, tenantCode: 'patientweb', phone: null, email: null }
    await server.database.db.transaction((tx) => emptyAccount(tx, person))
    await server.database.execute(
      `insert into account_photos (tenant_code, account_id, state, bytes, created_at)
       values ('patientweb', '${own.patientId}', 'incoming', 7, '${now.toISOString()}')`,
    )
    expect(await removeUnwantedPhotos(server.database.db, store, now)).toBe(1)
    expect(await left()).toEqual({ rows: ['incoming'], files: 0 })
    now = new Date(now.getTime() + 2 * 3_600_000)
    expect(await removeUnwantedPhotos(server.database.db, store, now)).toBe(1)
    expect((await left()).rows).toEqual([])
  })
})
