import type { Config } from './config.ts'
import { SettingError } from './setting-error.ts'
import { folderFull, isForLackOfSpace } from './db/folder-room.ts'
import { StartProblem } from './db/open.ts'
import { outageOf } from './db/outage.ts'
import { explainPostgres } from './db/postgres-start.ts'

/** The message for the person at the keyboard when the server cannot start: what is wrong, and the remedy. */
export function explainStartFailure(failure: unknown, config: Config): string {
  const { port, host, databaseUrl } = config
  if (failure instanceof SettingError) return `${failure.message}\nEvery setting is described in .env.example.`
  if (failure instanceof StartProblem) return `${failure.message}\n${failure.hint}`
  if (databaseUrl && outageOf(failure)) return explainStartFailure(explainPostgres(failure, databaseUrl), config)
  const { code, message, stack } = failure as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program.\nStop that program, or start on another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user.\nTake one from 1024 on: PORT=8080 npm start`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is no address of this machine.\nStart with HOST=127.0.0.1, or HOST=0.0.0.0 for every address it has.`
  }
  if (!databaseUrl && isForLackOfSpace(config.dataDir, failure))
    return explainStartFailure(folderFull(config.dataDir, failure), config)
  return `Patientweb could not start: ${stack ?? message}`
}
