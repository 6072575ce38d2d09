import { createECDH, randomBytes } from 'node:crypto'
import type { ConsoleCallName, consoleCalls } from '#contract/console/calls'
import type { StaffRole } from '#contract/console/roles'
import type { StaffEventKind } from '#contract/console/staff-events'
import { createResetToken } from '#server/domain/staff/reset-staff-password'
import { createAuthenticator } from './authenticator.ts'
import { base64, passwordOf, type Browser, type Sent, type StaffWorld } from './staff-world.ts'
import { codeAt } from './time-code.ts'

/** A tenant's console: somebody new who may make the call and then does, and others by their roles. */
export type Scene = {
  world: StaffWorld
  tenant: string
  join: () => Promise<{ browser: Browser; email: string; secret: string }>
  as: (role: StaffRole) => Promise<Browser>
}

const heading = '/configuration/heading1/en'
let count = 0
const newEmail = () => `somebody${(count += 1)}@typed.example`
const password = (email: string) => base64(passwordOf(email))

/** A field of the draft as it will be with the next publishing. */
async function standing({ as }: Scene, of = heading) {
  const { changes, fields } = (await (await as('viewer')).call('draft')).data
  return changes.find(({ pointer }) => pointer === of)?.held ?? { value: fields[of] }
}
const newHeading = async (scene: Scene, pointer = heading) => ({
  pointer,
  held: { value: `Heading ${(count += 1)}` },
  expected: await standing(scene, pointer),
})
async function changed(scene: Scene): Promise<number> {
  const changes = [await newHeading(scene)]
  return (await (await scene.as('editor')).call('stageChanges', { body: { changes } })).data.revision
}
async function published(scene: Scene): Promise<number> {
  const body = { revision: await changed(scene) }
  return (await (await scene.as('editor')).call('publish', { body })).data.version
}
async function somebody({ join, as }: Scene): Promise<string> {
  const { email } = await join()
  const { people } = (await (await as('viewer')).call('people')).data
  return people.find((person) => person.email === email)!.id
}
async function invitation({ as }: Scene): Promise<string> {
  const body = { email: newEmail(), role: 'viewer', language: 'en' }
  return (await (await as('owner')).call('invite', { body })).data.invitation.id
}

/** Adds a passkey of somebody's; its id. */
async function withPasskey(browser: Browser, email: string): Promise<string> {
  const offered = await browser.call('preparePasskey', { body: { password: password(email) } })
  await browser.call('addPasskey', { body: { credential: createAuthenticator().make(offered.data) } })
  return (await browser.call('ownFactors')).data.passkeys[0]!.id
}

/** The secret of an address for a phone of the editor's. */
async function offeredPhone({ as }: Scene): Promise<string> {
  return (await (await as('editor')).call('offerTestDevice')).data.address.split('#try-push=')[1] ?? ''
}
async function phone(scene: Scene) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const device = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${(count += 1)}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  const service = { notification_service: 'web-push', device: JSON.stringify(device) }
  return { token: await offeredPhone(scene), ...service }
}

/**
 * What each call has to carry so that whoever may make it is answered: by it the same call is refused to everybody else for who they are, and
 * not for what they send. A call that carries nothing needs no line; any other one, also one that is added, does.
 */
export const carriedBy: Partial<Record<ConsoleCallName, (scene: Scene) => Promise<Sent>>> = {
  signIn: async ({ join }) => {
    const { email } = await join()
    return { body: { email, password: password(email) } }
  },
  finishSignIn: async ({ world, join }) => {
    const { browser, email, secret } = await join()
    const { ticket } = (await world.ticketOf(browser, email)).data
    return { body: { ticket, code: codeAt(secret, world.now()) } }
  },
  requestPasskey: async ({ world, join }) => {
    const { browser, email } = await join()
    await withPasskey(browser, email)
    return { body: { ticket: (await world.ticketOf(browser, email)).data.ticket } }
  },
  askReset: async ({ join }) => ({ body: { email: (await join()).email } }),
  resetPassword: async ({ world, tenant, join }) => {
    const { email } = await join()
    const { app } = world.server
    const asked = { tenantCode: tenant, email, secret: app.secret, now: world.now() }
    const token = await createResetToken(world.database.db, asked)
    return { body: { token, password: base64('another good one') } }
  },
  openInvitation: async ({ world, tenant }) => ({ body: { token: await world.invited(tenant, newEmail(), 'viewer') } }),
  acceptInvitation: async ({ world, tenant }) => {
    const token = await world.invited(tenant, newEmail(), 'viewer')
    const { ticket, secret } = (await world.open(tenant).call('openInvitation', { body: { token } })).data.second_factor
    const code = codeAt(secret, world.now())
    return { body: { token, name: 'Somebody', password: base64('another good one'), ticket, code } }
  },
  prepareFirstPasskey: async ({ world, tenant }) => ({
    body: { token: await world.invited(tenant, newEmail(), 'viewer') },
  }),
  changePassword: async ({ join }) => ({
    body: { current: password((await join()).email), password: base64('another good one') },
  }),
  prepareSecondFactor: async ({ join }) => ({ body: { password: password((await join()).email) } }),
  changeSecondFactor: async ({ world, join }) => {
    const { browser, email } = await join()
    const offered = (await browser.call('prepareSecondFactor', { body: { password: password(email) } })).data
    return { body: { ticket: offered.ticket, code: codeAt(offered.secret, world.now()) } }
  },
  removeSecondFactor: async ({ join }) => {
    const { browser, email } = await join()
    await withPasskey(browser, email)
    return { body: { password: password(email) } }
  },
  preparePasskey: async ({ join }) => ({ body: { password: password((await join()).email) } }),
  addPasskey: async ({ join }) => {
    const { browser, email } = await join()
    const offered = await browser.call('preparePasskey', { body: { password: password(email) } })
    return { body: { credential: createAuthenticator().make(offered.data) } }
  },
  renamePasskey: async ({ join }) => {
    const { browser, email } = await join()
    return { id: await withPasskey(browser, email), body: { name: 'Laptop' } }
  },
  removePasskey: async ({ join }) => {
    const { browser, email } = await join()
    return { id: await withPasskey(browser, email), body: { password: password(email) } }
  },
  renewRecoveryCodes: async ({ join }) => ({ body: { password: password((await join()).email) } }),
  changeRole: async (scene) => ({ id: await somebody(scene), body: { role: 'editor' } }),
  removePerson: async (scene) => ({ id: await somebody(scene) }),
  invite: async () => ({ body: { email: newEmail(), role: 'viewer', language: 'en' } }),
  resendInvitation: async (scene) => ({ id: await invitation(scene), body: { language: 'en' } }),
  withdrawInvitation: async (scene) => ({ id: await invitation(scene) }),
  // A field that no other call here changes: somebody who goes on in one is noted once.
  stageChanges: async (scene) => ({ body: { changes: [await newHeading(scene, '/configuration/heading1/ar')] } }),
  cleanMarkup: async () => ({ body: { html: '<p>Read <b>this</b></p>' } }),
  checkPushService: async () => ({ body: { application: '1f2e3d4c-5b6a-4798-8a9b-c0d1e2f3a4b5' } }),
  registerTestDevice: async (scene) => ({ body: await phone(scene) }),
  sendTest: async (scene) => {
    const { world, tenant } = scene
    await world.open(tenant).call('registerTestDevice', { body: await phone(scene) })
    return { body: { event: 'moved', kind: 'brief', language: 'en' } }
  },
  uploadFile: async () => ({
    query: { name: `somebody-${(count += 1)}.svg` },
    body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${count} 0h9v9z"/></svg>`),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  discardChange: async (scene) => {
    await changed(scene)
    return { body: { pointer: heading, expected: await standing(scene) } }
  },
  discardDraft: async (scene) => ({ body: { revision: await changed(scene) } }),
  publish: async (scene) => ({ body: { revision: await changed(scene) } }),
  versionDifferences: async (scene) => ({ id: String(await published(scene)) }),
  goBack: async (scene) => {
    const id = String(await published(scene))
    await published(scene)
    return { id, body: { revision: (await (await scene.as('viewer')).call('draft')).data.revision } }
  },
}

/** Calls that may change something. */
type ChangingCall = {
  [Name in ConsoleCallName]: (typeof consoleCalls)[Name]['method'] extends 'GET' ? never : Name
}[ConsoleCallName]

/** As what each call is noted for the staff to read; one that is added and may change something needs a line. */
const notedOfChanges: Record<ChangingCall, StaffEventKind | undefined> = {
  // The first step of a sign-in; a wrong password is noted.
  signIn: undefined,
  requestPasskey: undefined,
  finishSignIn: 'signed_in',
  // Nobody is told whose address it was.
  askReset: undefined,
  resetPassword: 'password_reset',
  openInvitation: undefined,
  prepareFirstPasskey: undefined,
  acceptInvitation: 'joined',
  signOut: 'signed_out',
  signOutEverywhere: 'signed_out_everywhere',
  changePassword: 'password_changed',
  prepareSecondFactor: undefined,
  changeSecondFactor: 'second_factor_changed',
  removeSecondFactor: 'second_factor_removed',
  preparePasskey: undefined,
  addPasskey: 'passkey_added',
  renamePasskey: 'passkey_renamed',
  removePasskey: 'passkey_removed',
  renewRecoveryCodes: 'recovery_codes_renewed',
  changeRole: 'role_changed',
  removePerson: 'removed',
  invite: 'invited',
  resendInvitation: 'invitation_resent',
  withdrawInvitation: 'invitation_withdrawn',
  stageChanges: 'draft_changed',
  cleanMarkup: undefined,
  uploadFile: 'draft_changed',
  discardChange: 'change_discarded',
  discardDraft: 'draft_discarded',
  publish: 'published',
  openPreview: undefined,
  goBack: 'went_back',
  checkPushService: undefined,
  offerTestDevice: undefined,
  forgetTestDevice: undefined,
  sendTest: 'test_sent',
  registerTestDevice: 'test_device_added',
}
/** The same of every call: of those that read, a file of what was done is noted, too. */
export const notedOf: Partial<Record<ConsoleCallName, StaffEventKind | undefined>> = {
  ...notedOfChanges,
  activityFile: 'activity_exported',
}
