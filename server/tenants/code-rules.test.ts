import { describe, expect, it } from 'vitest'
import type { CodeRules } from '#contract/code-rules'
import { liqa } from '#server/demo/tenants/liqa'
import { configurationIssues } from './check-configuration.ts'

const issuesOf = (code_rules: CodeRules) =>
  configurationIssues({ ...liqa.configuration, code_rules }, new Map())
    .filter(({ path }) => path.startsWith('/code_rules'))
    .map(({ path, severity, message }) => [severity, path, message])

describe('where a tenant’s codes go', () => {
  it('may be everywhere its markets are, and more', () => {
    expect(issuesOf({ countries: ['AE', 'SA', 'ID', 'US'], per_hour: 5000 })).toEqual([])
    expect(issuesOf({})).toEqual([])
  })

  it('is no country that there is not, by any other name too', () => {
    expect(issuesOf({ countries: ['AE', 'SA', 'ID', 'UK'] })).toEqual([
      ['error', '/code_rules/countries/3', 'there are no phones of UK: the United Kingdom is GB'],
    ])
    for (const countries of [['ae'], ['AE', 'AE'], [], ['UAE']]) {
      expect(issuesOf({ countries }).map(([severity]) => severity)).toContain('error')
    }
  })

  it('leaves out a market only with a word of warning', () => {
    expect(issuesOf({ countries: ['AE', 'SA'] })).toEqual([
      ['warning', '/code_rules/countries', 'ID is a market, and nobody there can be texted a code to book'],
    ])
  })
})
