import { join } from 'node:path'
import type { Config } from '#server/config'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/**
 * Where the settings keep files of patients: an object storage, or a folder beside the database. `warn` hears of a storage that does not answer
 * as it should: everything but files works without it, so the server starts all the same.
 */
export async function chooseStore(
  { fileStorage, dataDir }: Pick<Config, 'fileStorage' | 'dataDir'>,
  warn: (what: string) => void,
): Promise<FileStore> {
  if (!fileStorage) return createFolderStore(join(dataDir, 'files'))
  const { createS3Store } = await import('./s3-store.ts')
  const store = createS3Store(fileStorage)
  store.check().catch(({ cause }: { cause?: Error }) => warn(cause?.message ?? 'the file storage failed'))
  return store
}
