import type { ReadTenant } from './tenant-folder.ts'
import { judgeAsset, type KeptAsset } from './asset-files.ts'
import type { AssetFacts } from './asset-rules.ts'
import { checkTenant, type LookCheck } from './check-tenant.ts'
import type { Finding } from './finding.ts'

/** What was found, and the files as they would be kept. */
export type Judged = { findings: Finding[]; assets: KeptAsset[] }

/** Everything wrong with a tenant that was read: its file and the files beside it. */
export async function judgeTenant(
  { file, assets, findings }: ReadTenant,
  checkLook: LookCheck,
  kept: readonly { name: string; digest: string }[] = [],
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
    findings: [...checkTenant(file, facts, checkLook), ...judged.flatMap((each) => each.findings)],
    assets: judged.flatMap((each) => each.kept ?? []),
  }
}
