import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { problem } from '#server/errors'
import { fetchPatiently } from './fetch-patiently.ts'
import { assertKey, type FileStore } from './file-store.ts'

/** An object storage that speaks the protocol of S3. `endpoint` has the bucket, in its path or its host. */
export type S3Settings = { endpoint: string; region: string; keyId: string; secret: string }

/** Most objects of a listing that are asked for at once. */
const page = 1000

/**
 * Files in an object storage. A put is whole or not at all there, so nothing is left of one that fails. Its failures are `unavailable`, with a
 * cause that has the storage's code and no key, address or secret.
 *
 * @param patience - how long the storage may take to begin an answer, and to go on with it, in milliseconds
 */
export function createS3Store(settings: S3Settings, patience = 15_000): FileStore & { check(): Promise<void> } {
  const bucket = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    fetch: fetchPatiently(patience),
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
      // Tests read the types of the browser as well, whose streams differ.
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
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
