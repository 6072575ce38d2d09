import type { ClientConfiguration } from '#contract/tenant'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** Issues of who sells by law: a tax rate that invoices could not write. */
export const sellerIssues = ({ sellers }: ClientConfiguration): ConfigurationIssue[] =>
  sellersIn(sellers).flatMap(({ seller: { vat }, path }) =>
    vat && !isWritable(vat.rate_percent) ? [wrong(`${path}/vat/rate_percent`, 'vatDigits')] : [],
  )

/** What a partner will hardly mean: a seller in a country where nothing is sold. */
export const sellerDoubts = ({ sellers, markets }: ClientConfiguration): ConfigurationIssue[] =>
  sellersIn(sellers).flatMap(({ country, path }) =>
    markets.includes(country) ? [] : [doubtful(path, 'sellerNowhere', { country, markets })],
  )

/** The sellers by country, with where they stand. */
const sellersIn = (sellers: ClientConfiguration['sellers'] = {}) =>
  Object.entries(sellers).map(([country, seller]) => ({ country, seller, path: `/sellers/${country}` }))

/** Whether a rate is a whole number of hundredths, as far as the number of a file can say so. */
const isWritable = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9
