import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startS3 } from '#tests/support/s3-stand-in'
import { chooseStore } from './choose-store.ts'
import type { FileStore } from './file-store.ts'
import { readWhole } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

const access = { region: 'me-central-1', keyId: 'KEY1', secret: 'secret-of-it' }
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function openFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'patientweb-store-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  return createFolderStore(folder)
}

async function openS3(patience?: number) {
  const storage = await startS3(access)
  ends.push(storage.close)
  return { storage, store: createS3Store({ ...access, endpoint: storage.endpoint }, patience) }
}

const whole = async (stream: Readable | undefined) => (stream ? String(await readWhole(stream, 1_000_000)) : undefined)
/** What `unavailable` was told of a failure. */
const causeOf = (failure: unknown) => ({
  code: (failure as { code?: string }).code,
  cause: (failure as { cause?: Error }).cause?.message,
})

for (const [name, open] of [
  ['a folder', openFolder],
  ['an object storage', async () => (await openS3()).store],
] as const)
  describe(name, () => {
    it('gives back what was stored, the last of it, and nothing where nothing is', async () => {
      const store = await open()
      await store.put('liqa/a1/part-0', Buffer.from('first'))
      await store.put('liqa/a1/part-0', Buffer.from('second, and longer'))
      expect(await whole(await store.open('liqa/a1/part-0'))).toBe('second, and longer')
      expect(await store.open('liqa/a1/part-1')).toBeUndefined()
    })

    it('removes one, or all of a folder and no more, and does it again without a fault', async () => {
      const store = await open()
      for (const key of ['liqa/a1/part-0', 'liqa/a1/whole', 'liqa/a10/whole', 'sadeem/a1/whole'])
        await store.put(key, Buffer.from(key))
      await store.remove('liqa/a10/whole')
      await store.remove('liqa/a10/whole')
      await store.put('liqa/a10/part-7', Buffer.from('seven'))
      await store.clear('liqa/a1')
      await store.clear('liqa/a1')
      const left = ['liqa/a1/part-0', 'liqa/a1/whole', 'liqa/a10/whole', 'liqa/a10/part-7', 'sadeem/a1/whole']
      const found = await Promise.all(left.map(async (key) => whole(await store.open(key))))
      expect(found).toEqual([undefined, undefined, undefined, 'seven', 'sadeem/a1/whole'])
    })

    it('takes no key that could lead elsewhere', async () => {
      const store = await open()
      for (const key of ['../secret', 'liqa/../../secret', 'liqa', '/liqa/a', 'liqa/a?list', 'liqa/A'])
        await expect(
          (async () => {
            await store.put(key, Buffer.from('x'))
          })(),
        ).rejects.toThrow('no key')
    })
  })

describe('an object storage', () => {
  it('whose every request is signed has what was stored under its key', async () => {
    const { storage, store } = await openS3()
    await store.put('liqa/a1/whole', Buffer.from([0, 255, 7]))
    expect([...storage.objects]).toEqual([['liqa/a1/whole', Buffer.from([0, 255, 7])]])
    await expect(store.check()).resolves.toBeUndefined()
  })

  it.each([
    ['is busy', 503, 'the file storage failed: it answered 503 SlowDown'],
    ['has a fault', 500, 'the file storage failed: it answered 500 SlowDown'],
  ])('that %s is unavailable for whoever asks, with nothing of the file in what is told', async (_, status, cause) => {
    const { storage, store } = await openS3()
    await store.put('liqa/a1/whole', Buffer.from('kept'))
    storage.fail(status)
    const asked = [
      () => store.put('liqa/a2/whole', Buffer.from('not kept')),
      () => store.open('liqa/a1/whole'),
      () => store.remove('liqa/a1/whole'),
      () => store.clear('liqa/a1'),
    ]
    for (const ask of asked)
      expect(causeOf(await ask().catch((failure: unknown) => failure))).toEqual({ code: 'unavailable', cause })
    expect([...storage.objects.keys()]).toEqual(['liqa/a1/whole'])
  })

  it('that is not there is unavailable too', async () => {
    const { storage, store } = await openS3()
    await storage.close()
    const failure = await store.open('liqa/a1/whole').catch((reason: unknown) => reason)
    expect(causeOf(failure)).toMatchObject({ code: 'unavailable', cause: expect.stringContaining('ECONNREFUSED') })
  })

  it('that breaks off in the middle fails the reading, and is no file that is shorter', async () => {
    const { storage, store } = await openS3()
    await store.put('liqa/a1/whole', Buffer.alloc(200_000, 'x'))
    storage.fail('broken')
    const stream = await store.open('liqa/a1/whole')
    await expect(whole(stream)).rejects.toThrow()
  })

  it('that stops in the middle fails the reading, in time', async () => {
    const { storage, store } = await openS3(1_000)
    await store.put('liqa/a1/whole', Buffer.alloc(200_000, 'x'))
    storage.fail('stalled')
    await expect(whole(await store.open('liqa/a1/whole'))).rejects.toThrow('aborted')
  })

  it('waits as long as it takes for who reads slowly', async () => {
    const { store } = await openS3(1_000)
    const bytes = Buffer.alloc(3_000_000, 'abc')
    await store.put('liqa/a1/whole', bytes)
    const stream = (await store.open('liqa/a1/whole'))!
    await setTimeout(1_500)
    expect((await readWhole(stream, bytes.length))?.equals(bytes)).toBe(true)
  })

  it.each([
    ['a wrong secret', { secret: 'another' }, 'it answered 403 SignatureDoesNotMatch'],
    ['another key', { keyId: 'KEY2' }, 'it answered 403 SignatureDoesNotMatch'],
    ['another region', { region: 'eu-west-1' }, 'it answered 403 SignatureDoesNotMatch'],
  ])('is said at the start to be of no use with %s', async (_, wrong, reason) => {
    const storage = await startS3(access)
    onTestFinished(async () => void (await storage.close()))
    const fileStorage = { ...access, endpoint: storage.endpoint, ...wrong }
    const warned = await new Promise((resolve) => void chooseStore({ fileStorage, dataDir: '/nowhere' }, resolve))
    expect(warned).toBe(`the file storage failed: ${reason}`)
  })

  it('is said at the start to be of no use without its bucket', async () => {
    const storage = await startS3(access)
    onTestFinished(async () => void (await storage.close()))
    const fileStorage = { ...access, endpoint: storage.endpoint.replace('/files', '/other') }
    const warned = await new Promise((resolve) => void chooseStore({ fileStorage, dataDir: '/nowhere' }, resolve))
    expect(warned).toMatch(/no such bucket|404/)
  })
})
