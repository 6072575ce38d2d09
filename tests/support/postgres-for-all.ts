import { startPostgres } from './postgres.ts'

/** Global setup of vitest and Playwright: with DATABASE_ENGINE=postgres one private server for every test process. */
export default async function setup(): Promise<(() => void) | undefined> {
  if (process.env['DATABASE_ENGINE'] !== 'postgres' || process.env['TEST_DATABASE_URL']) return undefined
  const { socketUrl, log, stop } = await startPostgres()
  process.env['TEST_DATABASE_URL'] = socketUrl
  process.env['TEST_DATABASE_LOG'] = log
  return stop
}
