import type { DirectoryChoice } from '#contract/tenant'

/** Who looks: a tenant sees the countries it serves, what it chose of them, and nothing that is kept for other tenants (T05). */
export type Scope = { tenant: string; markets: readonly string[]; choice?: DirectoryChoice | undefined }
/** The same where the country is known to be one of the markets. */
export type View = Omit<Scope, 'markets'>

type Owned = { whitelabels: readonly string[] }
type Named = Owned & { slug: string }

/** The scope of a request's tenant. */
export function scopeOf(tenant: {
  code: string
  configuration: { markets: readonly string[]; directory?: DirectoryChoice | undefined }
}): Scope {
  const { markets, directory } = tenant.configuration
  return { tenant: tenant.code, markets, choice: directory }
}

/** Whether the tenant chose some of the directory, so that a practitioner without a place for it is not shown. */
export const isChoosing = ({ choice }: View): boolean =>
  choice?.insurers !== undefined || choice?.facilities !== undefined

/** What SQL of the rule is given in the place of the tenant: its code and its choice, as the text of JSON. */
export const viewText = ({ tenant, choice }: View): string => JSON.stringify({ ...choice, tenant })

/** An empty list of tenants means all of them. */
export function isShownTo(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): boolean {
  return whitelabels.length === 0 || whitelabels.includes(tenant)
}

/** Whether a tenant names the insurer: those it chose alone, where it chose any. */
export function isInsurerShownTo({ whitelabels, slug }: Named, view: View): boolean {
  return isShownTo(whitelabels, view) && (view.choice?.insurers?.includes(slug) ?? true)
}

/** Whether a facility is one of those that a tenant chose, and kept for nobody else. */
export function isPlaceShownTo({ whitelabels, slug }: Named, view: View): boolean {
  return isShownTo(whitelabels, view) && (view.choice?.facilities?.includes(slug) ?? true)
}

/** Which tenants something is for, as one of them may know it: itself, or all. Who the others are is theirs. */
export function ownOf(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): string[] {
  return whitelabels.filter((code) => code === tenant)
}
