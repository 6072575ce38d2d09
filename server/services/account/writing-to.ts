import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale'
import { createAccountRepository } from '#server/domain/accounts/account-repository'
import type { Contact } from '#server/domain/identity/contact'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { brandOf } from '#server/tenants/tenant'

/** In which language somebody is written to, and the tenant's name in it. */
type Writing = { brand: string; language: Language }

/** How a patient is written to: in the language of their account, which is that of the call where they chose none. */
export async function writingTo(request: FastifyRequest, patientId: string): Promise<Writing> {
  const { server, tenant } = request
  return writingIn(request, await createProfileRepository(server.db, tenant.code).languageOf(patientId))
}

/** The same for a phone or an email, which may be nobody's: whoever asks is not told which. */
export async function writingAt(request: FastifyRequest, contact: Contact): Promise<Writing> {
  const { server, tenant } = request
  return writingIn(request, await createAccountRepository(server.db).languageAt(tenant.code, contact))
}

function writingIn({ tenant, language: ofCall }: FastifyRequest, chosen: Language | undefined): Writing {
  const language = chosen ?? ofCall
  return { brand: brandOf(tenant, language), language }
}
