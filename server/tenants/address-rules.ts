import type { ClientConfiguration } from '#contract/tenant'
import { pathOfApp } from '#server/content/addresses'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** Issues of addresses that lead neither to the app itself nor to an allowed host (R29, Q11). */
export function addressIssues(configuration: ClientConfiguration): ConfigurationIssue[] {
  const { content_hosts = [], expired_path, external_pages = [], manifest, target, video } = configuration
  const single = ['login_url', 'homepage_url', 'back_button_url', 'footer_content_url'] as const
  return [
    ...single.flatMap((name) => hostIssues(configuration[name] ?? '', content_hosts, `/${name}`)),
    ...(expired_path === undefined ? [] : pathIssues(expired_path, '/expired_path')),
    ...external_pages.flatMap(({ id, url }, i) => [
      ...(typeof url === 'string'
        ? hostIssues(url, content_hosts, `/external_pages/${i}/url`)
        : Object.entries(url).flatMap(([language, each]) =>
            hostIssues(each, content_hosts, `/external_pages/${i}/url/${language}`),
          )),
      ...(external_pages.findIndex((page) => page.id === id) < i
        ? [wrong(`/external_pages/${i}/id`, 'twice', { name: id })]
        : []),
    ]),
    ...(video ? hostIssues(video.url_template, content_hosts, '/video/url_template') : []),
    ...(manifest?.shortcuts ?? []).flatMap(({ href }, i) => pathIssues(href, `/manifest/shortcuts/${i}/href`)),
    ...(target === '' || external_pages.some(({ id }) => id === target)
      ? []
      : [wrong('/target', 'targetUnknown', { target })]),
  ]
}

/** Warnings about legal texts that a file leaves out: their links are then not shown (U01). */
export const legalIssues = ({ external_pages = [] }: ClientConfiguration): ConfigurationIssue[] =>
  ['terms', 'privacy'].flatMap((id) =>
    external_pages.some((page) => page.id === id) ? [] : [doubtful('/external_pages', 'noLegal', { id })],
  )

/** A browser that normalises a path must not find another host in it. */
const pathIssues = (address: string, path: string): ConfigurationIssue[] =>
  pathOfApp(address) === undefined ? [wrong(path, 'badPath')] : []

/** No issue where an address is a path of the app, empty, or on an allowed host. */
function hostIssues(address: string, hosts: readonly string[], path: string): ConfigurationIssue[] {
  if (address.startsWith('/')) return pathIssues(address, path)
  const host = URL.parse(address)?.host
  if (host === undefined || hosts.includes(host)) return []
  return [wrong(path, 'hostNotAllowed', { host })]
}
