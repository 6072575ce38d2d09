import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { problem } from '#server/errors'
import { assertKey, type FileStore } from './file-store.ts'

/** An object storage that speaks the protocol of S3. `endpoint` has the bucket, in its path or its host. */
export type S3Settings = { endpoint: string; region: string; keyId: string; secret: string }

/** How long the storage may take to begin an answer, in milliseconds. */
const patience = 15_000
/** Most objects of a listing that are asked for at once. */
const page = 1000

/**
 * Files in an object storage. A put is whole or not at all there, so nothing is left of one that fails. Its failures are `unavailable`, with a
 * cause that has the storage's code and no key, address or secret.
 */
export function createS3Store(settings: S3Settings): FileStore & { check(): Promise<void> } {
  const bucket = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    fetch: fetchPatiently,
  })
  /** The keys in a folder, or undefined where there is no such bucket. */
  const list = async (folder: string, most = page) => {
    const found = await bucket.listObjectsPaged('/', `${folder}/`, most)
    return found?.objects?.map(({ Key }) => Key)
  }
  const remove = (key: string) =>
    bucket.deleteObject(key).catch((failure: unknown) => {
      if (!(failure instanceof S3ServiceError && failure.status === 404)) throw failure
    })

  return {
    async put(key, bytes) {
      assertKey(key)
      await withSafeErrors(() => bucket.putObject(key, Buffer.from(bytes), 'application/octet-stream'))
    },
    async open(key) {
      assertKey(key)
      const answer = await withSafeErrors(() => bucket.getObjectResponse(key))
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined
    },
    async remove(key) {
      assertKey(key)
      await withSafeErrors(() => remove(key))
    },
    async clear(folder) {
      assertKey(folder)
      await withSafeErrors(async () => {
        let before: string | undefined
        for (let keys = await list(folder); keys?.length; keys = await list(folder)) {
          if (keys[0] === before) throw new Error('what was removed is still there')
          before = keys[0]
          for (const key of keys) await remove(key)
        }
      })
    },
    /** Rejects with what is wrong where the storage does not answer as it should, as for wrong keys. */
    check: () =>
      withSafeErrors(async () => {
        if (!(await list('check', 1))) throw new Error('there is no such bucket')
      }),
  }
}

/** Fetches with a limit for the answer's beginning. Its bytes may take as long as the patient who downloads them. */
async function fetchPatiently(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    // Another address would be sent the signature.
    return await fetch(address, { ...init, redirect: 'error', signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** What the storage answers a failure with names the key and what was signed: the log is told its code alone. */
async function withSafeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    const reason =
      failure instanceof S3ServiceError
        ? `it answered ${failure.status} ${failure.serviceCode ?? ''}`
        : failure instanceof Error && failure.name === 'AbortError'
          ? 'it did not answer in time'
          : reasonOf(failure)
    throw problem('unavailable', { cause: new Error(`the file storage failed: ${reason.trim()}`) })
  }
}

function reasonOf(failure: unknown): string {
  const { message, cause } = failure as { message?: string; cause?: { code?: string } }
  return cause?.code ?? message ?? 'for no reason that it told'
}
