import { expect, it } from 'vitest'
import { liqa } from '#server/demo/tenants/liqa'
import { marketIssues } from './market-rules.ts'

it('a market that the directory does not have cannot be published, and it is said which it has', () => {
  const issues = marketIssues({ ...liqa.configuration, markets: ['ae', 'my'] }, { countries: ['ae', 'ma'] })
  expect(issues).toMatchObject([{ path: '/markets/1', severity: 'error', code: 'noCountry' }])
  expect(marketIssues({ ...liqa.configuration, markets: ['ae', 'ma'] }, { countries: ['ae', 'ma'] })).toEqual([])
})
