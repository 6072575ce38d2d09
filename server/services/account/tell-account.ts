import type { FastifyRequest } from 'fastify'
import type { Contact } from '#server/domain/identity/contact'
import { accountNotice, type AccountNotice } from '#server/messages/account-notices'
import { messageTo } from './message-to.ts'
import { writingTo } from './writing-to.ts'

/** An account by its id, and every phone and email at which its owner is told. */
type AccountContacts = { id: string; contacts: Contact[] }

/** Tells an account's owner what became of it, in their language. */
export async function tellAccount(
  request: FastifyRequest,
  notice: AccountNotice,
  { id, contacts }: AccountContacts,
): Promise<void> {
  const { brand, language } = await writingTo(request, id)
  const tenantCode = request.tenant.code
  const { subject, body } = accountNotice(notice, language)
  const text = `${brand}: ${body}`
  for (const contact of contacts)
    await request.announce(messageTo(contact, { tenantCode, brand, subject, body: text, language }))
}
