import type { Country, Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import type { Announcer } from '#server/messages/announcer'
import { textOf, type VisitMessage, type VisitWords } from '#server/messages/visit-messages'
import { brandOf, type Tenant } from '#server/tenants/tenant'
import { findRecipient } from '../booking/appointment-access.ts'
import { getAppointment } from './appointment-view.ts'

/** On whose behalf a visit's patient is told; a request is one. */
type Telling = Pick<Announcer, 'announce'> & {
  tenant: Pick<Tenant, 'code' | 'configuration'>
  country: Country
  /** Of who has not chosen one. */
  language: Language
}

/**
 * Tells what becomes of a visit in the transaction `tx`, whoever does it: by text message to the phone that it was booked with, and by email
 * to the proven address of its patient's account; in the language that this account has chosen, else in that of `telling`. Throws `not_found`.
 */
export async function tellVisit(
  tx: Database,
  telling: Telling,
  id: string,
  write: (visit: VisitMessage) => VisitWords,
): Promise<void> {
  const { tenant, country } = telling
  const wanted = { tenantCode: tenant.code, id }
  const { phone, email, language: chosen } = await findRecipient(tx, wanted)
  const language = chosen ?? telling.language
  const brand = brandOf(tenant, language)
  const appointment = await getAppointment(tx, { ...wanted, language })
  const words = write({ brand, appointment, language, country })
  await telling.announce(tx, { tenantCode: tenant.code, phone, body: textOf(words) })
  if (email !== undefined) await telling.announce(tx, { tenantCode: tenant.code, email, brand, language, ...words })
}
