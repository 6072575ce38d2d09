import { expect, it } from 'vitest'
import type { ClientConfiguration } from '#contract/tenant'
import { liqa } from '#server/demo/tenants/liqa'
import { configurationIssues } from './check-configuration.ts'
import { sellerDoubts } from './seller-rules.ts'

const issuesOf = (sellers: ClientConfiguration['sellers']) =>
  configurationIssues({ ...liqa.configuration, markets: ['ae', 'id'], sellers }, new Map())
    .filter(({ path }) => path.startsWith('/sellers'))
    .map(({ severity, path }) => `${severity} ${path}`)

const seller = (rate_percent: number) => ({
  legal_name: { en: 'Liqa Health LLC' },
  vat: { rate_percent, registration_number: '100123456700003' },
})

it('a seller is named for a market, with a rate that an invoice can write', () => {
  expect(issuesOf({ ae: seller(5), id: seller(8.13) })).toEqual([])
  expect(issuesOf({ ae: seller(5.001) })).toEqual(['error /sellers/ae/vat/rate_percent'])
  expect(issuesOf({ ae: seller(51) })).toEqual(['error /sellers/ae/vat/rate_percent'])
  expect(
    sellerDoubts({ ...liqa.configuration, markets: ['ae', 'id'], sellers: { sa: seller(15), ae: seller(5) } }),
  ).toEqual([expect.objectContaining({ path: '/sellers/sa', severity: 'warning' })])
})

it('a name or number of several lines is refused', () => {
  expect(issuesOf({ ae: { legal_name: { en: 'Liqa\nHealth' } } })).toEqual(['error /sellers/ae/legal_name/en'])
  expect(issuesOf({ ae: { legal_name: { en: 'Liqa' }, registration_number: ' ' } })).toEqual([
    'error /sellers/ae/registration_number',
  ])
})
