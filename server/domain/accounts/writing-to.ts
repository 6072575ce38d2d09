import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { brandOf, type Tenant } from '#server/tenants/tenant'
import type { Contact } from '../identity/contact.ts'
import { createProfileRepository } from '../profile/profile-repository.ts'
import { createAccountRepository } from './account-repository.ts'

/** For which tenant somebody is written to, and in which language who chose none; a request is one. */
export type Writer = { tenant: Pick<Tenant, 'code' | 'configuration'>; language: Language }

/** In which language somebody is written to, and the tenant's name in it. */
export type Writing = { brand: string; language: Language }

/** How a patient is written to: in the language of their account, which is that of the writer where they chose none. */
export async function writingTo(db: Database, writer: Writer, patientId: string): Promise<Writing> {
  return writingIn(writer, await createProfileRepository(db, writer.tenant.code).languageOf(patientId))
}

/** The same for a phone or an email, which may be nobody's: whoever asks is not told which. */
export async function writingAt(db: Database, writer: Writer, contact: Contact): Promise<Writing> {
  return writingIn(writer, await createAccountRepository(db).languageAt(writer.tenant.code, contact))
}

function writingIn({ tenant, language: usual }: Writer, chosen: Language | undefined): Writing {
  const language = chosen ?? usual
  return { brand: brandOf(tenant, language), language }
}
