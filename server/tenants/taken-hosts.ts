import { wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { TenantFile } from './tenant-file.ts'

/** Issues of hosts that belong to another tenant. */
export function takenHosts(
  tenants: readonly { code: string; hosts: string[] }[],
  { configuration, hosts }: TenantFile,
): ConfigurationIssue[] {
  const others = tenants.filter(({ code }) => code !== configuration.code)
  return hosts.flatMap((host, i) => {
    const owner = others.find((other) => other.hosts.includes(host))
    return owner ? [wrong(`/hosts/${i}`, 'hostTaken', { host, tenant: owner.code })] : []
  })
}
