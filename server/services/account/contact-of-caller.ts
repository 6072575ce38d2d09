import type { FastifyRequest } from 'fastify'
import { contactsOf, createAccountRepository } from '#server/domain/accounts/account-repository'
import type { Contact } from '#server/domain/identity/contact'
import { problem } from '#server/errors'
import { requirePatient } from '#server/plugins/gateway/session'

/** Where the signed-in patient is sent a code: the phone of the account, else its proven email. Throws `unauthenticated`. */
export async function contactOfCaller(request: FastifyRequest): Promise<Contact> {
  const { patientId } = requirePatient(request)
  const account = await createAccountRepository(request.server.db).findById(request.tenant.code, patientId)
  const [contact] = account ? contactsOf(account) : []
  if (!contact) throw problem('unauthenticated')
  return contact
}
