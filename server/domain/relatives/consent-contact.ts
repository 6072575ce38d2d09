import type { ConsentObstacle } from '#contract/relative-consent'
import type { Tenant } from '#server/tenants/tenant'
import type { Identity } from '../accounts/account-repository.ts'
import { toEmail, type Contact } from '../identity/contact.ts'
import { isTextable } from '../identity/textable-phone.ts'
import type { RelativeRow } from './relative-repository.ts'

/** How a relative can be asked: at which contact, or why at none. */
export type Reach = { contact: Contact } | { obstacle: Extract<ConsentObstacle, 'no_contact' | 'own_contact'> }

type Reached = Pick<RelativeRow, 'phone' | 'email'>
type Asker = Pick<Identity, 'phone' | 'email'>

/**
 * Where a relative is asked: by phone where it can be texted, else by email where this server sends mails. Never at a contact of the account
 * itself, which would answer its own question.
 */
export function reachOf(
  relative: Reached,
  asker: Asker,
  { tenant, canMail }: { tenant: Tenant; canMail: boolean },
): Reach {
  const phone = relative.phone !== null && isTextable(tenant, relative.phone) ? relative.phone : undefined
  const email = relative.email !== null && canMail ? toEmail(relative.email) : undefined
  if (phone !== undefined && phone !== asker.phone) return { contact: { phone } }
  if (email !== undefined && email !== (asker.email === null ? undefined : toEmail(asker.email)))
    return { contact: { email } }
  return { obstacle: phone === undefined && email === undefined ? 'no_contact' : 'own_contact' }
}
