import type { PageRoute } from './page-route.ts'

/** Pages of who has an account or makes one (`isOfAccount` in the table of screens), by their modules. */
export const accountPages = import.meta.glob<PageRoute>(
  '../pages/{account,appointments,dashboard,dashboard-appointment,documents,password-reset,profile,relatives,settings}/*.route.ts',
)
