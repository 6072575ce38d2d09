import type { BookingRules } from '#contract/booking-rules'
import type { DirectoryChoice } from '#contract/tenant'

/** What a tenant shows of the directory: its markets, and of them what it chose (T05). */
export type Scope = {
  tenant: string
  markets: readonly string[]
  choice?: DirectoryChoice | undefined
  /** By which its free times are told; they hide nobody. */
  rules?: BookingRules | null | undefined
}
/** The same where the country is known to be one of the markets. */
export type View = Omit<Scope, 'markets'>

/** The scope of a request's tenant. */
export function scopeOf(tenant: {
  code: string
  configuration: {
    markets: readonly string[]
    directory?: DirectoryChoice | undefined
    booking_rules?: BookingRules | null | undefined
  }
}): Scope {
  const { markets, directory, booking_rules } = tenant.configuration
  return { tenant: tenant.code, markets, choice: directory, rules: booking_rules }
}

/** Whether the tenant chose insurers or facilities, so that a practitioner with no place of its choice is not shown. */
export const isChoosing = ({ choice }: View): boolean =>
  choice?.insurers !== undefined || choice?.facilities !== undefined

/** The view as a parameter of a query: tenant code and choice, as JSON text. */
export const viewText = ({ tenant, choice }: View): string => JSON.stringify({ ...choice, tenant })

/** The codes of `whitelabels` that this tenant may know of: its own, or none. */
export function ownOf(whitelabels: readonly string[], { tenant }: Pick<Scope, 'tenant'>): string[] {
  return whitelabels.filter((code) => code === tenant)
}
