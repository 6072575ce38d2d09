/** Who looks: a tenant sees the countries it serves, and what is not kept for other tenants (T05). */
export type Scope = { tenant: string; markets: readonly string[] }

/** The scope of a request's tenant. */
export function scopeOf(tenant: { code: string; configuration: { markets: readonly string[] } }): Scope {
  return { tenant: tenant.code, markets: tenant.configuration.markets }
}

/** An empty list of tenants means all of them. */
export function isShownTo(whitelabels: readonly string[], { tenant }: Scope): boolean {
  return whitelabels.length === 0 || whitelabels.includes(tenant)
}
