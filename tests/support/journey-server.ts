import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { databaseAddressFile } from './journey-database.ts'
import { startPostgres } from './postgres.ts'

/**
 * The server of `npm start` over a private PostgreSQL, for which a journey takes less processor time than over the embedded database. Its
 * address is kept in `DATA_DIR` for the tools that a journey runs beside it. Both end together.
 */
const folder = process.env['DATA_DIR']!
const { socketUrl } = await startPostgres()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, databaseAddressFile), socketUrl)
process.env['DATABASE_URL'] = socketUrl
await import(pathToFileURL(resolve('scripts/start.mjs')).href)
