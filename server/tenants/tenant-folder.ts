import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileText } from './canonical-order.ts'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { AssetFile } from './tenant-file.ts'
import type { WholeTenant } from './tenant-store.ts'

/** The result of reading a folder: `file` is not yet validated. */
export type ReadTenant = { file: unknown; assets: AssetFile[]; issues: ConfigurationIssue[] }

const fileName = 'tenant.json'

/** Reads a tenant from its folder, or from its file with `assets/` beside it. */
export function readTenantFolder(place: string): ReadTenant {
  const path = existsSync(place) && statSync(place).isDirectory() ? join(place, fileName) : place
  if (!existsSync(path)) return unread(wrong('', 'noFile', { path }))
  const text = readFileSync(path, 'utf8')
  const folder = join(dirname(path), 'assets')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  const assets = names.toSorted().map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
  try {
    return { file: JSON.parse(text.replace(/^\ufeff/, '')), assets, issues: [] }
  } catch (fault) {
    return unread(wrong('', 'noJson', { fault: faultIn(text, fault) }))
  }
}

const unread = (issue: ConfigurationIssue): ReadTenant => ({ file: undefined, assets: [], issues: [issue] })

/** The syntax error with its line, for finding it in an editor. */
function faultIn(text: string, fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault)
  const position = positionIn(text, message)
  const reason = message.replace(/(?:, \.\.\."[^]*| in JSON at position [^]*)$/, '')
  return position === undefined ? reason : `${reason}, in line ${text.slice(0, position).split('\n').length}`
}

/** The position of a syntax error: engines give it, or quote the ten characters before it. */
function positionIn(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (position !== undefined) return Number(position)
  const [, shown] = /\.\.\."([^]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? []
  const found = shown === undefined ? -1 : text.indexOf(shown)
  return found < 0 ? undefined : found + 10
}

/**
 * Writes a tenant in the form that `readTenantFolder` reads. Files it no longer has are deleted from the folder's `assets/`.
 */
export function writeTenantFolder(folder: string, { file, assets }: WholeTenant): void {
  const assetFolder = join(folder, 'assets')
  rmSync(assetFolder, { recursive: true, force: true })
  mkdirSync(assets.length > 0 ? assetFolder : folder, { recursive: true })
  writeFileSync(join(folder, fileName), fileText(file))
  for (const { name, bytes } of assets) writeFileSync(join(assetFolder, name), bytes)
}

/** Whether the folder already has a tenant. */
export const holdsTenant = (folder: string) => existsSync(join(folder, fileName))
