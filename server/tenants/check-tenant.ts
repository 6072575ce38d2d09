import type { ClientConfiguration } from '#contract/tenant'
import { legalFindings } from './address-rules.ts'
import type { AssetFacts } from './asset-rules.ts'
import { configurationFindings, wellFormed } from './check-configuration.ts'
import { contentFindings } from './content-findings.ts'
import { under, wrong, type Finding } from './finding.ts'
import { schemaFindings } from './schema-findings.ts'
import { TenantFile } from './tenant-file.ts'
import { unknownFields } from './unknown-fields.ts'

/** What a look at the derived colours found; the app that derives them lives outside of the server. */
export type LookCheck = (theme: ClientConfiguration['theme']) => Finding[]

/**
 * Everything wrong with a tenant's file, by its path in it. Without an error it can be taken in.
 *
 * @param assets - the files beside it, by name
 * @param checkLook - whether every text is readable on its ground in the colours derived from the theme (T02)
 */
export function checkTenant(file: unknown, assets: AssetFacts, checkLook: LookCheck = () => []): Finding[] {
  const { configuration } = (file ?? {}) as { configuration?: unknown }
  const ofConfiguration = configuration === undefined ? [] : configurationFindings(configuration, assets)
  const malformed = schemaFindings(TenantFile, file).filter(({ path }) => !path.startsWith('/configuration/'))
  const findings = [
    ...malformed,
    ...under('/configuration', ofConfiguration),
    ...unknownFields(TenantFile as object, file),
  ]
  // What belongs to it is judged beside a configuration that is wrong, and not where it is itself of another form.
  if (malformed.length > 0) return findings
  const whole = { ...(file as TenantFile), configuration: wellFormed(configuration) }
  return [
    ...findings,
    ...under('/configuration', legalFindings(whole.configuration)),
    ...under('/configuration/theme', checkLook(whole.configuration.theme)),
    ...contentFindings(whole, assets),
    ...repeatedHosts(whole),
  ]
}

const repeatedHosts = ({ hosts }: TenantFile): Finding[] =>
  hosts.flatMap((host, i) => (hosts.indexOf(host) < i ? [wrong(`/hosts/${i}`, `"${host}" is there twice`)] : []))
