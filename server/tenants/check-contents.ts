import type { AppFacts } from '#contract/app-facts'
import type { AssetFacts } from './asset-rules.ts'
import { wellFormed } from './check-configuration.ts'
import { checkTenant } from './check-tenant.ts'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { Contents, StoredFile } from './fields/contents.ts'
import { reachIssues } from './reach.ts'
import { takenHosts } from './taken-hosts.ts'
import type { TenantSources } from './tenant-sources.ts'
import { wordUses } from './word-uses.ts'

/** What a tenant's file may have in letters, as JSON. */
const mostLetters = 8_000_000

/** All issues of a tenant whose files are stored: those of `npm run tenant -- check`. */
export async function checkContents(
  sources: TenantSources,
  { file, files }: Contents,
  app?: AppFacts,
): Promise<ConfigurationIssue[]> {
  const letters = JSON.stringify(file).length
  if (letters > mostLetters) return [wrong('', 'letters', { letters, most: mostLetters })]
  const directory = await sources.directory()
  const issues = checkTenant(file, factsOf(files), app, directory)
  const configuration = wellFormed((file as { configuration?: unknown }).configuration)
  const reach = await sources.reach({ code: configuration.code, configuration })
  return [
    ...issues,
    ...(app ? await wordUses(file, app) : []),
    ...reachIssues(configuration, reach, directory.insurers),
    ...takenHosts(await sources.list(), file),
  ]
}

const factsOf = (files: readonly StoredFile[]): AssetFacts =>
  new Map(files.map(({ name, digest: _, ...fact }) => [name, fact]))
