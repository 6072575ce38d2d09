import type { ReadTenant } from './tenant-folder.ts'
import { judgeAsset, type KeptAsset } from './asset-files.ts'
import type { AssetFacts } from './asset-rules.ts'
import type { AppFacts, DirectoryNames } from './app-facts.ts'
import { checkTenant } from './check-tenant.ts'
import type { Finding } from './finding.ts'

/** What was found, and the files as they would be kept. */
export type Judged = { findings: Finding[]; assets: KeptAsset[] }

/** What it is judged by: the app, what the directory has where that is known, and the files that were kept before. */
type Known = {
  app: AppFacts
  directory?: DirectoryNames | undefined
  kept?: readonly { name: string; digest: string }[] | undefined
}

/** Everything wrong with a tenant that was read: its file and the files beside it. */
export async function judgeTenant(
  { file, assets, findings }: ReadTenant,
  { app, directory, kept = [] }: Known,
): Promise<Judged> {
  if (findings.length > 0) return { findings, assets: [] }
  const judged = await Promise.all(
    assets.map((asset) =>
      judgeAsset(
        asset,
        kept.find(({ name }) => name === asset.name),
      ),
    ),
  )
  // A file that is there and wrong is told of once, and not as missing wherever it is named.
  const facts: AssetFacts = new Map(assets.map(({ name }, i) => [name, judged[i]?.kept?.fact ?? {}]))
  return {
    findings: [...checkTenant(file, facts, app, directory), ...judged.flatMap((each) => each.findings)],
    assets: judged.flatMap((each) => each.kept ?? []),
  }
}
