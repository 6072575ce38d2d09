import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type FileStore } from './file-store.ts'

/** Files in a folder that only the server's user can read. It is made with the first of them. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(root, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Beside its place, so that it is removed with its folder if the process dies here.
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeToDisk(unfinished, bytes)
        await rename(unfinished, path)
      } catch (failure) {
        await rm(unfinished, { force: true })
        throw failure
      }
      await settle(dirname(path))
    },
    async open(key) {
      const file = await openIfThere(pathOf(key))
      return file?.createReadStream()
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    clear: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
  }
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is on the disk when its folder is. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openIfThere(path: string) {
  try {
    return await open(path, 'r')
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}
