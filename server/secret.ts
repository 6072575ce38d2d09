import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The key for hashing codes: SERVER_SECRET where it is set (several servers on one database must share it), else one made on
 * the first start and stored in the data folder, readable by its owner only.
 */
export function loadSecret({ serverSecret, dataDir }: Pick<Config, 'serverSecret' | 'dataDir'>): Buffer {
  if (serverSecret !== undefined) return createHash('sha256').update(serverSecret).digest()
  const path = join(dataDir, 'server-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
}
