import type { AppContext } from '#src/context/app-context.ts'
import type { PlainSearch } from '#src/routes/search.ts'

/**
 * Id of the page in the address (Q11), else of the tenant's default one. It is an id and never an address: an id that is not on
 * the tenant's list leads nowhere.
 */
export const chosenPlace = ({ init }: AppContext, { target }: PlainSearch): string | undefined =>
  target || init.settings.whitelabel_configs.target || undefined
