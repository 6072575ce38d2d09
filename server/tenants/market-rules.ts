import type { ClientConfiguration } from '#contract/tenant'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { DirectoryNames } from './directory-names.ts'

/** Issues of markets that the directory does not have: a country without names, currency and time zone has no pages. */
export const marketIssues = (
  { markets }: ClientConfiguration,
  { countries }: Pick<DirectoryNames, 'countries'>,
): ConfigurationIssue[] =>
  markets.flatMap((country, i) =>
    countries.includes(country) ? [] : [wrong(`/markets/${i}`, 'noCountry', { country, known: countries })],
  )
