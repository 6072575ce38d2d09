import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { openPartnerSite } from '#tests/support/partner-tokens'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import type { StartedServer } from '#tests/support/started-server'

/**
 * The real server with a tenant `members`, on whose own site four members have just pressed the link to the app: tells where it is,
 * their tokens, one that has run out and one that a stranger signed. The app is the built one.
 */
export async function start(): Promise<StartedServer> {
  const database = await openTestDatabase()
  const site = await openPartnerSite('https://members.example')
  await addTenant(database, {
    code: 'members',
    configuration: { name: { en: 'Members' }, partner_sign_in: site.signIn },
  })
  const server = await startTestServer({ database, web: webFront, config: { demo: true } })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const now = new Date()
  const tokens = await Promise.all(
    ['Amal', 'Basma', 'Dana', 'Farah'].map((given_name, i) =>
      site.token(
        {
          ...{ sub: `member-${i}`, given_name, family_name: `Haddad ${'klmn'[i]}` },
          ...{ phone_number: `+9715055512${String(10 + i)}`, phone_number_verified: true },
        },
        { audience: 'members', now },
      ),
    ),
  )
  const nobody = { sub: 'nobody', phone_number: '+971505551299', phone_number_verified: true, given_name: 'Nobody' }
  const spoilt = {
    late: await site.token(nobody, { audience: 'members', now: new Date(now.getTime() - 300_000) }),
    forged: await (await openPartnerSite('https://members.example')).token(nobody, { audience: 'members', now }),
  }
  return {
    told: { origin, tokens, ...spoilt },
    stop: () => server.close().then(() => database.close()),
  }
}
