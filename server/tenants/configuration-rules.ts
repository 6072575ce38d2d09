import { offeredLocales } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import { addressIssues } from './address-rules.ts'
import { assetIssues, type AssetFacts } from './asset-rules.ts'
import { step, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import { bookingRuleIssues } from './booking-rule-issues.ts'
import { codeIssues } from './code-rules.ts'
import { mapIssues } from './map-rules.ts'
import { partnerKeyIssues } from './partner-key-rules.ts'
import { isPlainMark } from './plain-mark.ts'
import { pushTextIssues } from './push-text-rules.ts'
import { sellerIssues } from './seller-rules.ts'

/** All issues of a configuration that matches the contract but violates a further rule. */
export function ruleIssues(configuration: ClientConfiguration, assets: AssetFacts): ConfigurationIssue[] {
  return [
    ...nameIssues(configuration),
    ...localeIssues(configuration),
    ...addressIssues(configuration),
    ...pageTypeIssues(configuration),
    ...titleIssues(configuration),
    ...mapIssues(configuration),
    ...codeIssues(configuration),
    ...bookingRuleIssues(configuration),
    ...partnerKeyIssues(configuration),
    ...sellerIssues(configuration),
    ...pushTextIssues(configuration),
    ...lookIssues(configuration),
    ...assetIssues(configuration, assets),
  ]
}

const nameIssues = ({ name }: ClientConfiguration): ConfigurationIssue[] =>
  name.en.trim() === '' ? [wrong('/name/en', 'nameEmpty')] : []

function localeIssues({ country_code, languages, markets }: ClientConfiguration): ConfigurationIssue[] {
  const offered = offeredLocales(markets, languages)
  if (offered.length === 0) return [wrong('/languages', 'noLocale')]
  return [
    ...(markets.includes(country_code)
      ? []
      : [wrong('/country_code', 'homeMarket', { country: country_code, markets })]),
    ...languages.flatMap((language, i) =>
      offered.some((locale) => locale.language === language)
        ? []
        : [wrong(`/languages/${i}`, 'notOffered', { language, markets })],
    ),
    ...repeated(languages, '/languages'),
    ...repeated(markets, '/markets'),
  ]
}

/** Segments of letters, digits and hyphens or `{name}`, and optionally a final `*`. */
const pagePattern = /^\/(?:(?:[\w.-]+|\{[a-z_]+\})(?:\/(?:[\w.-]+|\{[a-z_]+\}))*(?:\/\*)?|\*)?$/

const pageTypeIssues = ({ page_types }: ClientConfiguration): ConfigurationIssue[] =>
  page_types.flatMap(({ patterns }, type) =>
    patterns.flatMap((pattern, i) =>
      pagePattern.test(pattern)
        ? []
        : [
            wrong(`/page_types/${type}/patterns/${i}`, 'pagePattern', {
              names: '{names}',
              example: '/{locale}/account/*',
            }),
          ],
    ),
  )

const titleIssues = ({ title_template = { en: '%s' } }: ClientConfiguration): ConfigurationIssue[] =>
  Object.entries(title_template).flatMap(([language, text]) =>
    text.split('%s').length === 2 ? [] : [wrong(`/title_template/${language}`, 'titleMark', { mark: '%s' })],
  )

const length = /^(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|%|rem))$/

const lookIssues = ({ logo_svg, theme }: ClientConfiguration): ConfigurationIssue[] => [
  ...(isPlainMark(logo_svg) ? [] : [wrong('/logo_svg', 'markShapes', { tag: '<svg>' })]),
  ...Object.entries(theme.radius).flatMap(([name, value]) =>
    length.test(value) ? [] : [wrong(`/theme/radius${step(name)}`, 'length', { examples: ['12px', '50%', '1rem'] })],
  ),
]

const repeated = (values: readonly string[], path: string): ConfigurationIssue[] =>
  values.flatMap((value, i) => (values.indexOf(value) < i ? [wrong(`${path}/${i}`, 'twice', { name: value })] : []))
