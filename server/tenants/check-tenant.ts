import { legalIssues } from './address-rules.ts'
import type { AppFacts } from '#contract/app-facts'
import type { DirectoryNames } from './directory-names.ts'
import type { AssetFacts } from './asset-rules.ts'
import { lateFeeDoubts } from './booking-rule-issues.ts'
import { configurationIssues, wellFormed } from './check-configuration.ts'
import { contentIssues } from './content-issues.ts'
import { under, worded, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { linkIssues } from './link-issues.ts'
import { marketIssues } from './market-rules.ts'
import { markIssues } from './plain-mark.ts'
import { pushTextDoubts } from './push-text-rules.ts'
import { schemaIssues } from './schema-issues.ts'
import { sellerDoubts } from './seller-rules.ts'
import { TenantFile } from './tenant-file.ts'
import { missingLanguages, unseenIssues } from './unseen-issues.ts'
import { unknownFields } from './unknown-fields.ts'

/**
 * All issues of a tenant's file, by their path in it. Without an error it can be imported.
 *
 * @param assets - the files beside it, by name
 * @param app - facts of the app that the file depends on: colours, pages, drawings
 * @param directory - possible targets of links; without it links into the directory are not checked
 */
export function checkTenant(
  file: unknown,
  assets: AssetFacts,
  app?: AppFacts,
  directory?: DirectoryNames,
): ConfigurationIssue[] {
  const { configuration } = (file ?? {}) as { configuration?: unknown }
  const ofConfiguration = configuration === undefined ? [] : configurationIssues(configuration, assets)
  const malformed = schemaIssues(TenantFile, file).filter(({ path }) => !path.startsWith('/configuration/'))
  const issues = [
    ...malformed,
    ...under('/configuration', ofConfiguration),
    ...unknownFields(TenantFile as object, file),
  ]
  // Content is checked even if the configuration is invalid, but not if the content itself is malformed.
  if (malformed.length > 0) return issues
  const whole = { ...(file as TenantFile), configuration: wellFormed(configuration) }
  return [
    ...issues,
    ...under('/configuration', legalIssues(whole.configuration)),
    ...under('/configuration', markIssues(whole.configuration)),
    ...(directory ? under('/configuration', marketIssues(whole.configuration, directory)) : []),
    ...under('/configuration', lateFeeDoubts(whole.configuration)),
    ...under('/configuration', sellerDoubts(whole.configuration)),
    ...under('/configuration', pushTextDoubts(whole.configuration, directory)),
    ...(app ? under('/configuration/theme', app.checkLook(whole.configuration.theme).map(worded)) : []),
    ...contentIssues(whole, assets),
    ...(app ? [...linkIssues(whole, app, directory), ...unseenIssues(whole, app, directory)] : []),
    ...missingLanguages(whole),
    ...repeatedHosts(whole),
  ]
}

const repeatedHosts = ({ hosts }: TenantFile): ConfigurationIssue[] =>
  hosts.flatMap((host, i) => (hosts.indexOf(host) < i ? [wrong(`/hosts/${i}`, 'twice', { name: host })] : []))
