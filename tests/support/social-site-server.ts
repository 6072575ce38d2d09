import { createServer, type AddressInfo } from 'node:net'
import { webFront } from '#server/web/index'
import { openIdentitySite, type IdentitySite } from '#tests/support/identity-site'
import type { StartedServer } from '#tests/support/started-server'
import { startTestServer } from '#tests/support/server'

/** A port that is free, as far as anybody knows: the other site is told the address of the app before the app listens. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * The real server, with sites like Google and Facebook on this machine beside it, where three people have an account; its clock is moved on by as many
 * seconds as each line says; to that it tells how far its clock was moved. The app is the built one.
 */
export async function start(): Promise<StartedServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const person = (given_name: string, family_name: string) => ({
    ...{ given_name, family_name, email: `${given_name.toLowerCase()}-${port}@mail.example`, email_verified: true },
  })
  const people = { amal: person('Amal', 'Haddad'), basma: person('Basma', 'Khoury'), dana: person('Dana', 'Nasser') }
  const [google, facebook] = await Promise.all(
    (['google', 'facebook'] as const).map((kind) =>
      openIdentitySite({ kind, people, redirectUris: [`${origin}/sign-in/${kind}`] }),
    ) as [Promise<IdentitySite>, Promise<IdentitySite>],
  )
  let passed = 0
  const server = await startTestServer({
    web: webFront,
    clock: () => new Date(Date.now() + passed * 1000),
    config: {
      demo: true,
      socialKeys: {
        google: { ...google.app, issuer: google.origin },
        facebook: {
          ...facebook.app,
          dialog_url: `${facebook.origin}/dialog/oauth`,
          graph_url: `${facebook.origin}/graph`,
        },
      },
    },
  })
  await server.app.listen({ port, host: '127.0.0.1' })
  return {
    told: { origin },
    hear: (seconds) => {
      passed += Number(seconds)
      return JSON.stringify({ passed })
    },
    stop: () => Promise.all([server.close(), google.close(), facebook.close()]),
  }
}
