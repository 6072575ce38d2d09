import type { ReadTenant } from './tenant-folder.ts'
import { validateAsset, type KeptAsset } from './asset-files.ts'
import type { AssetFacts } from './asset-rules.ts'
import type { AppFacts, DirectoryNames } from './app-facts.ts'
import { checkTenant } from './check-tenant.ts'
import type { ConfigurationIssue } from './configuration-issue.ts'

/** What was found, and the files as they would be kept. */
export type Validated = { issues: ConfigurationIssue[]; assets: KeptAsset[] }

/** What it is validated by: the app, what the directory has where that is known, and the files that were kept before. */
type Known = {
  app: AppFacts
  directory?: DirectoryNames | undefined
  kept?: readonly { name: string; digest: string }[] | undefined
}

/** Everything wrong with a tenant that was read: its file and the files beside it. */
export async function validateTenant(
  { file, assets, issues }: ReadTenant,
  { app, directory, kept = [] }: Known,
): Promise<Validated> {
  if (issues.length > 0) return { issues, assets: [] }
  const validated = await Promise.all(
    assets.map((asset) =>
      validateAsset(
        asset,
        kept.find(({ name }) => name === asset.name),
      ),
    ),
  )
  // A file that is there and wrong is told of once, and not as missing wherever it is named.
  const facts: AssetFacts = new Map(assets.map(({ name }, i) => [name, validated[i]?.kept?.fact ?? {}]))
  return {
    issues: [...checkTenant(file, facts, app, directory), ...validated.flatMap((each) => each.issues)],
    assets: validated.flatMap((each) => each.kept ?? []),
  }
}
