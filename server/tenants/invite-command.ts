import { staffRoles } from '#contract/console/roles'
import { toEmail } from '#server/domain/identity/contact'
import { staffRules } from '#server/domain/staff/staff-rules'
import { invitationMail } from '#server/messages/staff-mails'
import type { Tools } from './tools.ts'

/** Invites somebody to a tenant's console: prints the link, and mails it where this machine can. */
export async function inviteStaff(
  code: string,
  typed: string,
  role: string | undefined,
  { withStore, say, consoleAddress, mail }: Tools,
): Promise<0 | 1> {
  const email = toEmail(typed)
  const wanted = staffRoles.find((known) => known === role)
  if (!wanted || !/^[^\s@/\\]+@[^\s@/\\]+$/.test(email)) {
    say(wanted ? `"${typed}" is no email address.` : `A role is one of ${staffRoles.join(', ')}.`)
    return 1
  }
  const made = await withStore((store) => store.invite({ code, email, role: wanted }))
  if (!made) {
    say(`There is no tenant "${code}" that is shown. These there are: npm run tenant -- list`)
    return 1
  }
  const { token, brand, hosts, expiresAt } = made
  const href = consoleAddress({ code, hosts }, `/invitation#${token}`)
  say(
    `${email} becomes ${wanted} of ${code} by this link, once, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC:`,
  )
  say(href)
  if (!mail) return 0
  const { label, ...words } = invitationMail(brand, 'en', staffRules.invitationDays)
  await mail.send({ tenantCode: code, email, brand, language: 'en', ...words, link: { label, href } })
  say('It was mailed as well.')
  return 0
}
