import type { AppContext } from '#src/context/app-context.ts'
import { openPartnerEntry } from '#src/features/partner-entry/open-partner-entry.ts'
import { PartnerEntry } from '#src/features/partner-entry/partner-entry.tsx'
import { createLinks } from '#src/routes/links.ts'
import { addLateView } from '#src/shell/late-views.tsx'

/** Offers the way in with the token of the first address (Q10). */
export async function offerPartnerEntry(app: AppContext, token: string): Promise<void> {
  await app.intl.load('partner', 'problem', 'agreements', 'person')
  const entry = openPartnerEntry(app, token, () => window.location.replace(createLinks(app).home()))
  addLateView(() => <PartnerEntry entry={entry} />)
}
