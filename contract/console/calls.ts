import type { StaffRole } from '#contract/console/roles'

/** `none`: for who is not signed in. Any other: the least role that may make the call. */
export type ConsoleCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; role: StaffRole | 'none' }

/**
 * The calls of the partner's console, by a name that says what each does; `{mount}/partner/{tenant}/api` stands before the path. Who may make
 * one stands here and nowhere else.
 */
export const consoleCalls = {
  signIn: { method: 'POST', path: '/sign-in', role: 'none' },
  /** Asks a device for a passkey of who has given their password. */
  requestPasskey: { method: 'POST', path: '/sign-in/passkey', role: 'none' },
  finishSignIn: { method: 'POST', path: '/sign-in/second', role: 'none' },
  askReset: { method: 'POST', path: '/password/forgotten', role: 'none' },
  resetPassword: { method: 'POST', path: '/password/reset', role: 'none' },
  openInvitation: { method: 'POST', path: '/invitation', role: 'none' },
  /** Asks a device to make a passkey for who is invited. */
  prepareFirstPasskey: { method: 'POST', path: '/invitation/passkey', role: 'none' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept', role: 'none' },
  session: { method: 'GET', path: '/session', role: 'viewer' },
  /** The same without being a press: it puts no session's end off. */
  sessionState: { method: 'GET', path: '/session/state', role: 'viewer' },
  signOut: { method: 'POST', path: '/sign-out', role: 'viewer' },
  signOutEverywhere: { method: 'POST', path: '/sign-out/everywhere', role: 'viewer' },
  changePassword: { method: 'PUT', path: '/password', role: 'viewer' },
  prepareSecondFactor: { method: 'POST', path: '/second-factor', role: 'viewer' },
  changeSecondFactor: { method: 'PUT', path: '/second-factor', role: 'viewer' },
  /** Ends the codes of the authenticator app, for who has a passkey. */
  removeSecondFactor: { method: 'POST', path: '/second-factor/removal', role: 'viewer' },
  ownFactors: { method: 'GET', path: '/second-factors', role: 'viewer' },
  /** Asks a device to make a passkey for who gives their password. */
  preparePasskey: { method: 'POST', path: '/passkeys/invitation', role: 'viewer' },
  addPasskey: { method: 'POST', path: '/passkeys', role: 'viewer' },
  renamePasskey: { method: 'PUT', path: '/passkeys/{id}', role: 'viewer' },
  removePasskey: { method: 'POST', path: '/passkeys/{id}/removal', role: 'viewer' },
  renewRecoveryCodes: { method: 'POST', path: '/recovery-codes', role: 'viewer' },
  people: { method: 'GET', path: '/people', role: 'viewer' },
  changeRole: { method: 'PUT', path: '/people/{id}/role', role: 'owner' },
  removePerson: { method: 'DELETE', path: '/people/{id}', role: 'owner' },
  invitations: { method: 'GET', path: '/invitations', role: 'owner' },
  invite: { method: 'POST', path: '/invitations', role: 'owner' },
  resendInvitation: { method: 'POST', path: '/invitations/{id}/resend', role: 'owner' },
  withdrawInvitation: { method: 'DELETE', path: '/invitations/{id}', role: 'owner' },
  /** The JSON schema of a tenant's file, from which its forms are made. */
  tenantSchema: { method: 'GET', path: '/tenant-schema', role: 'viewer' },
  draft: { method: 'GET', path: '/draft', role: 'viewer' },
  stageChanges: { method: 'POST', path: '/draft/changes', role: 'editor' },
  /** A page of the app's texts, beside which a tenant writes its own. */
  words: { method: 'GET', path: '/words', role: 'viewer' },
  /** What patients see of blocks, banners and articles. */
  contents: { method: 'GET', path: '/contents', role: 'viewer' },
  /** What is left of markup once it is cleaned. */
  cleanMarkup: { method: 'POST', path: '/contents/markup', role: 'viewer' },
  /** The tenant's files as they will be, and what each is used for. */
  files: { method: 'GET', path: '/files', role: 'viewer' },
  /** Puts a file into the draft; its bytes are the body. */
  uploadFile: { method: 'POST', path: '/files', role: 'editor' },
  discardChange: { method: 'POST', path: '/draft/discard', role: 'editor' },
  discardDraft: { method: 'POST', path: '/draft/discard-all', role: 'editor' },
  publish: { method: 'POST', path: '/draft/publish', role: 'editor' },
  /** Where the app is shown with the draft, for a while. */
  openPreview: { method: 'POST', path: '/preview', role: 'viewer' },
  history: { method: 'GET', path: '/versions', role: 'viewer' },
  versionDifferences: { method: 'GET', path: '/versions/{id}', role: 'viewer' },
  /** Puts what a version had into the draft. */
  goBack: { method: 'POST', path: '/versions/{id}/draft', role: 'editor' },
  /** Our own texts, samples for previews, and the public key of push messages. */
  pushSetup: { method: 'GET', path: '/push', role: 'viewer' },
  /** Looks whether an application at OneSignal answers. */
  checkPushService: { method: 'POST', path: '/push/check', role: 'editor' },
  /** The phone on which who asks tries messages. */
  testDevice: { method: 'GET', path: '/push/test-device', role: 'editor' },
  offerTestDevice: { method: 'POST', path: '/push/test-device', role: 'editor' },
  forgetTestDevice: { method: 'DELETE', path: '/push/test-device', role: 'editor' },
  sendTest: { method: 'POST', path: '/push/test-device/message', role: 'editor' },
  /** By the phone itself, with what stood in its address. */
  registerTestDevice: { method: 'POST', path: '/push/test-device/here', role: 'none' },
  pushFigures: { method: 'GET', path: '/push/figures', role: 'viewer' },
  /** How the app is used, by day, and the same as a file. */
  usageFigures: { method: 'GET', path: '/figures', role: 'viewer' },
  usageFile: { method: 'GET', path: '/figures/file', role: 'viewer' },
  activity: { method: 'GET', path: '/activity', role: 'viewer' },
  activityFile: { method: 'GET', path: '/activity/file', role: 'owner' },
} as const satisfies Record<string, ConsoleCall>
export type ConsoleCallName = keyof typeof consoleCalls

/** Each call carries it: no form and no picture of another site can, and no script of one may. */
export const consoleHeader = 'X-Console'

/** Its value in calls that a page makes while nobody presses anything: they put no session's end off. Any other counts as a press. */
export const quietCall = 'quiet'
