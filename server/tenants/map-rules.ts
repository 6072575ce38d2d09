import type { ClientConfiguration } from '#contract/tenant'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'

/**
 * Issues of the address of map tiles: each of a tile's numbers stands in it once, behind the host, and there is an attribution.
 */
export function mapIssues({ map_tiles }: ClientConfiguration): ConfigurationIssue[] {
  if (!map_tiles) return []
  const { url_template, attribution } = map_tiles
  const names = [...url_template.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
  const without = ['z', 'x', 'y'].filter((name) => names.filter((one) => one === name).length !== 1)
  const unknown = names.find((name) => !['z', 'x', 'y', 'language', 'scheme'].includes(name))
  return [
    ...without.map((name) => wrong('/map_tiles/url_template', 'holdOnce', { name: `{${name}}` })),
    ...(unknown === undefined
      ? []
      : [
          wrong('/map_tiles/url_template', 'noValue', {
            name: `{${unknown}}`,
            known: ['{z}', '{x}', '{y}', '{language}', '{scheme}'],
          }),
        ]),
    ...(attribution.en.trim() === '' ? [wrong('/map_tiles/attribution/en', 'attribution')] : []),
  ]
}
