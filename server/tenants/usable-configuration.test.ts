import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { ClientConfiguration } from '#contract/tenant'
import { liqa } from '#server/demo/tenants/liqa'
import { rumman } from '#server/demo/tenants/rumman'
import { sadeem } from '#server/demo/tenants/sadeem'
import type { AssetFacts } from './asset-rules.ts'
import { step, stepsOf } from './configuration-issue.ts'
import { ruleIssues } from './configuration-rules.ts'
import { usableConfiguration } from './usable-configuration.ts'

type Json = Record<string, unknown>

/** Every field of a configuration, at any depth; of a list, its first entry. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  return entries.flatMap(([name, each]) => [path + step(name), ...fieldsOf(each, path + step(name))])
}

/** A copy in which one field is changed, or removed where `to` is undefined. */
function broken(configuration: ClientConfiguration, path: string, to: unknown): unknown {
  const copy = structuredClone(configuration) as Json
  const steps = stepsOf(path)
  const parent = steps.slice(0, -1).reduce<unknown>((part, name) => (part as Json)[name], copy) as Json
  const name = steps.at(-1)!
  if (to !== undefined) parent[name] = to
  else if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else delete parent[name]
  return copy
}

const isWell = (configuration: ClientConfiguration, assets: AssetFacts) =>
  Value.Check(ClientConfiguration, configuration) && ruleIssues(configuration, assets).length === 0

/** Assets the shipped tenants may name. */
const assets: AssetFacts = new Map(
  [liqa, sadeem, rumman].flatMap(({ configuration }) =>
    [...JSON.stringify(configuration).matchAll(/[a-z0-9][a-z0-9._-]*\.(?:png|jpg|webp|svg|woff2)/g)].map(([name]) => [
      name,
      {},
    ]),
  ),
)

describe.each([liqa, sadeem, rumman].map(({ configuration }) => configuration))(
  'the configuration of $code',
  (whole) => {
    const { code } = whole
    const read = (stored: unknown) => usableConfiguration(code, stored, assets)

    it('is used as it is', () => {
      expect(read(whole)).toEqual({ configuration: whole, issues: [] })
    })

    it.each([
      ['missing', undefined],
      ['null', null],
      ['a number', -7.5],
      ['a text', '<script>alert(1)</script>'],
      ['a list', [[]]],
      ['an object', { a: { b: 1 } }],
    ])(
      'with any one field %s has a safe default there, or says which field makes it unusable [T02][T03][T04]',
      (_, to) => {
        // An entry less is another list, and no field that is missing.
        const fields = fieldsOf(whole).filter((path) => to !== undefined || !/\/\d+$/.test(path))
        expect(fields.length).toBeGreaterThan(80)
        const faults = fields.flatMap((path) => {
          const stored = broken(whole, path, to)
          const { configuration, issues } = read(stored)
          const isNamed = issues.some((found) => path.startsWith(found.path) || found.path.startsWith(path))
          // A part that may be left out, or a text where a text belongs, needs no word.
          const isFine = issues.length === 0 && isWell(stored as ClientConfiguration, assets)
          const isSafe = configuration ? isWell(configuration, assets) : isNamed
          return isSafe && (isNamed || isFine) ? [] : [{ path, issues }]
        })
        expect(faults).toEqual([])
      },
    )

    it.each(['name', 'markets', 'languages'])('cannot be used without its %s, and says so [S04][E02]', (name) => {
      expect(read(broken(whole, `/${name}`, undefined))).toEqual({
        configuration: undefined,
        issues: expect.arrayContaining([expect.objectContaining({ path: `/${name}`, message: 'is missing' })]),
      })
    })
  },
)

it.each([[null], ['text'], [[]], [7], [{}]])('a configuration that is %j cannot be used [S04][E02]', (stored) => {
  const { configuration, issues } = usableConfiguration('any', stored, new Map())
  expect(configuration).toBeUndefined()
  expect(issues).not.toEqual([])
})

it('a stored address on a host that is not allowed is left out, and so is a mark that is more than shapes', () => {
  const { configuration, issues } = usableConfiguration(
    'patientweb',
    { ...liqa.configuration, login_url: 'https://elsewhere.example/', logo_svg: '<svg onload="alert(1)"></svg>' },
    assets,
  )
  expect(configuration?.login_url).toBe('/account')
  expect(configuration?.logo_svg).not.toContain('onload')
  expect(issues.map(({ path }) => path)).toEqual(['/login_url', '/logo_svg'])
})
