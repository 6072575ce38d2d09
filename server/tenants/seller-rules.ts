import type { ClientConfiguration } from '#contract/tenant'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** Issues of who sells by law: a tax rate that invoices could not write, and a country in which the tenant sells nothing. */
export function sellerIssues({ sellers = {}, markets }: ClientConfiguration): ConfigurationIssue[] {
  return Object.entries(sellers).flatMap(([country, { vat }]) => {
    const path = `/sellers/${country}`
    return [
      ...(markets.some((market) => market === country)
        ? []
        : [doubtful(path, `"${country}" is none of the markets: ${markets.join(', ')}`)]),
      ...(vat && !isWritable(vat.rate_percent)
        ? [wrong(`${path}/vat/rate_percent`, 'must have two digits behind the point at most')]
        : []),
    ]
  })
}

/** Whether a rate is a whole number of hundredths, as far as the number of a file can say so. */
const isWritable = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9
