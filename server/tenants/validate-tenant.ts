import type { ReadTenant } from './tenant-folder.ts'
import { validateAsset, type KeptAsset } from './asset-files.ts'
import type { AssetFacts } from './asset-rules.ts'
import type { AppFacts } from '#contract/app-facts'
import type { DirectoryNames } from './directory-names.ts'
import { checkTenant } from './check-tenant.ts'
import type { ConfigurationIssue } from './configuration-issue.ts'
import { wordUses } from './word-uses.ts'

/** Issues, and the files in their stored form. */
export type Validated = { issues: ConfigurationIssue[]; assets: KeptAsset[] }

/** Facts to validate against: the app, the directory where it is known, and the files stored before. */
type Known = {
  app: AppFacts
  directory?: DirectoryNames | undefined
  kept?: readonly { name: string; digest: string }[] | undefined
}

/** All issues of a tenant that was read: of its file and of the files beside it. */
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
  // An invalid file is reported once, and not also as missing wherever it is named.
  const facts: AssetFacts = new Map(assets.map(({ name }, i) => [name, validated[i]?.kept?.fact ?? {}]))
  return {
    issues: [
      ...checkTenant(file, facts, app, directory),
      ...(await wordUses(file, app)),
      ...validated.flatMap((each) => each.issues),
    ],
    assets: validated.flatMap((each) => each.kept ?? []),
  }
}
