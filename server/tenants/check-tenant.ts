import { legalFindings } from './address-rules.ts'
import type { AppFacts, DirectoryNames } from './app-facts.ts'
import type { AssetFacts } from './asset-rules.ts'
import { configurationFindings, wellFormed } from './check-configuration.ts'
import { contentFindings } from './content-findings.ts'
import { under, wrong, type Finding } from './finding.ts'
import { linkFindings } from './link-findings.ts'
import { markFindings } from './plain-mark.ts'
import { schemaFindings } from './schema-findings.ts'
import { TenantFile } from './tenant-file.ts'
import { missingLanguages, unseenFindings } from './unseen-findings.ts'
import { unknownFields } from './unknown-fields.ts'

/**
 * Everything wrong with a tenant's file, by its path in it. Without an error it can be taken in.
 *
 * @param assets - the files beside it, by name
 * @param app - what is known of the app, for what hangs on it: colours, pages, drawings
 * @param directory - what there is to link to; without it links are not looked up there
 */
export function checkTenant(file: unknown, assets: AssetFacts, app?: AppFacts, directory?: DirectoryNames): Finding[] {
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
    ...under('/configuration', markFindings(whole.configuration)),
    ...(app ? under('/configuration/theme', app.checkLook(whole.configuration.theme)) : []),
    ...contentFindings(whole, assets),
    ...(app ? [...linkFindings(whole, app, directory), ...unseenFindings(whole, app, directory)] : []),
    ...missingLanguages(whole),
    ...repeatedHosts(whole),
  ]
}

const repeatedHosts = ({ hosts }: TenantFile): Finding[] =>
  hosts.flatMap((host, i) => (hosts.indexOf(host) < i ? [wrong(`/hosts/${i}`, `"${host}" is there twice`)] : []))
