import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { webFront } from '#server/web/index'
import { openIdentitySite, type IdentitySite } from '#tests/support/identity-site'
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
 * seconds as each line of its input says. Prints where it is, then each time how far its clock was moved, and stops when its input ends. The app is the
 * built one.
 */
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
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`)
tell({ origin })
createInterface(process.stdin)
  .on('line', (seconds) => {
    passed += Number(seconds)
    tell({ passed })
  })
  .once('close', () => {
    void Promise.all([server.close(), google.close(), facebook.close()]).then(() => process.exit(0))
  })
