import type { OpenDatabase } from '#server/db/open'
import { listMembers } from '#server/domain/staff/members'
import { inviteByOperator } from '#server/tenants/invite-by-operator'
import { defaultTenantCode as code } from '#server/tenants/tenant'

/**
 * Path of the console of the demo's tenant: with the invitation of its first owner until there is an owner, a new one at each start. An
 * invitation is the only way in, so that the demo shows what a partner sees.
 */
export async function demoConsole({ db }: OpenDatabase, now: Date): Promise<string> {
  const home = `/partner/${code}`
  if ((await listMembers(db, code)).some(({ role }) => role === 'owner')) return home
  const wanted = { code, email: 'owner@example.com', role: 'owner' } as const
  const invited = await db.transaction((tx) => inviteByOperator(tx, wanted, now))
  return invited ? `${home}/invitation#${invited.token}` : home
}
