import type { ConsoleCallName } from '#contract/console/calls'
import type * as contents from '#contract/console/contents'
import type * as drafts from '#contract/console/drafts'
import type * as files from '#contract/console/files'
import type * as passkeys from '#contract/console/passkeys'
import type * as push from '#contract/console/push'
import type * as figures from '#contract/console/figures'
import type * as pushTest from '#contract/console/push-test'
import type * as staff from '#contract/console/staff'
import type * as usage from '#contract/console/usage-figures'
import type { PasskeyNameRequest } from '#contract/passkey'

/** What each call is sent and answers, for the console; `query` and `id` of its address. */
export type ConsoleShapes = {
  signIn: { body: staff.StaffSignInRequest; answer: staff.SecondStep }
  requestPasskey: { body: staff.SecondStepTicket; answer: passkeys.StaffPasskeyQuestion }
  finishSignIn: { body: staff.SecondStepRequest; answer: staff.StaffSession }
  askReset: { body: staff.StaffResetRequest; answer: staff.Done }
  resetPassword: { body: staff.StaffNewPasswordRequest; answer: staff.Done }
  openInvitation: { body: staff.InvitationToken; answer: staff.OpenedInvitation }
  prepareFirstPasskey: { body: staff.InvitationToken; answer: passkeys.StaffPasskeyInvitation }
  acceptInvitation: { body: staff.AcceptInvitationRequest; answer: staff.RecoveryCodes }
  session: { answer: staff.StaffSession }
  sessionState: { answer: staff.StaffSessionState }
  signOut: { answer: staff.Done }
  signOutEverywhere: { answer: staff.Done }
  changePassword: { body: staff.OwnPasswordRequest; answer: staff.Done }
  prepareSecondFactor: { body: staff.ConfirmedRequest; answer: staff.OfferedFactor }
  changeSecondFactor: { body: staff.NewFactorRequest; answer: staff.RecoveryCodes }
  removeSecondFactor: { body: staff.ConfirmedRequest; answer: staff.Done }
  ownFactors: { answer: passkeys.OwnFactors }
  preparePasskey: { body: staff.ConfirmedRequest; answer: passkeys.StaffPasskeyInvitation }
  addPasskey: { body: passkeys.StaffPasskeyRequest; answer: staff.Done }
  renamePasskey: { id: string; body: PasskeyNameRequest; answer: staff.Done }
  removePasskey: { id: string; body: staff.ConfirmedRequest; answer: staff.Done }
  renewRecoveryCodes: { body: staff.ConfirmedRequest; answer: staff.RecoveryCodes }
  people: { answer: staff.People }
  changeRole: { id: string; body: staff.RoleRequest; answer: staff.Done }
  removePerson: { id: string; answer: staff.Done }
  invitations: { answer: staff.PendingInvitations }
  invite: { body: staff.InviteRequest; answer: staff.SentInvitation }
  resendInvitation: { id: string; body: staff.ResendRequest; answer: staff.SentInvitation }
  withdrawInvitation: { id: string; answer: staff.Done }
  tenantSchema: { answer: object }
  draft: { answer: drafts.Draft }
  stageChanges: { body: drafts.StageRequest; answer: drafts.Revision }
  words: { query: contents.WordsQuery; answer: contents.Words }
  contents: { answer: contents.TenantContents }
  cleanMarkup: { body: contents.MarkupRequest; answer: contents.CleanedMarkup }
  files: { answer: files.TenantFiles }
  /** Its body is no JSON: `console/files/send-file.ts` sends it. */
  uploadFile: { query: files.UploadQuery; answer: drafts.Revision }
  discardChange: { body: drafts.DiscardRequest; answer: drafts.Revision }
  discardDraft: { body: drafts.RevisionRequest; answer: drafts.Revision }
  publish: { body: drafts.RevisionRequest; answer: drafts.PublishedVersion }
  openPreview: { answer: drafts.PreviewAddress }
  history: { query: { before?: number }; answer: drafts.History }
  versionDifferences: { id: string; answer: drafts.VersionDifferences }
  goBack: { id: string; body: drafts.RevisionRequest; answer: drafts.Revision }
  pushSetup: { answer: push.PushSetup }
  checkPushService: { body: push.PushServiceRequest; answer: push.PushServiceState }
  testDevice: { answer: pushTest.TestDevice }
  offerTestDevice: { answer: pushTest.TestAddress }
  forgetTestDevice: { answer: staff.Done }
  sendTest: { body: pushTest.TestMessageRequest; answer: pushTest.TestDevice }
  registerTestDevice: { body: pushTest.TestDeviceRequest; answer: staff.Done }
  pushFigures: { query: { days?: string }; answer: figures.PushFigures }
  usageFigures: { query: { days?: string }; answer: usage.UsageFigures }
  /** A file, as text. */
  usageFile: { query: { days?: string }; answer: string }
  activity: { query: { before?: number }; answer: staff.Activity }
  /** A file, as text. */
  activityFile: { answer: string }
} & Record<ConsoleCallName, { answer: unknown }>
