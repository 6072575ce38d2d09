import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file in the data folder of a journey's server that holds the address of its PostgreSQL, where it has one. */
export const databaseAddressFile = 'database-address'

/** Settings by which a tool of `scripts` works on the database of the journey's server with this data folder. */
export function databaseSettings(folder: string): { DATA_DIR: string; DATABASE_URL?: string } {
  const path = join(folder, databaseAddressFile)
  return { DATA_DIR: folder, ...(existsSync(path) && { DATABASE_URL: readFileSync(path, 'utf8') }) }
}
