import type { AxiosInstance } from 'axios'
import type { Account, ChangePasswordRequest, ConsentsRequest, PasswordUpdated } from '#contract/account'
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed'
import type { WithdrawableConsent } from '#contract/consents'
import { headers as names } from '#contract/headers'
import { additions, calls } from '#contract/services'
import type {
  AccountDeletion,
  AccountEvents,
  AccountLanguage,
  EndSessionsRequest,
  NotificationSettings,
  SessionsEnded,
  SignedInDevices,
} from '#contract/settings'
import { answered, call, notOurs } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** Milliseconds: it may have 200 MiB of documents, on a slow network. */
const downloadTimeoutMs = 30 * 60_000

/** Calls of a patient's settings: devices, password, activity, notifications, and the account as a whole. */
export function createSettingsApi(http: () => AxiosInstance) {
  return {
    /** The devices on which the patient is signed in. */
    signedInDevices: (signal?: AbortSignal) => call<SignedInDevices>(http(), additions.signedInDevices, { signal }),
    /** Signs out of one device. Throws `not_found` where that was done already. */
    endDevice: (id: string) => call<SessionsEnded>(http(), additions.endDevice, { params: { id } }),
    /** Signs out of all other devices, or of every one. */
    endDevices: (body: EndSessionsRequest) => call<SessionsEnded>(http(), additions.endDevices, { body }),
    /** What was done with the account lately. */
    accountEvents: (signal?: AbortSignal) => call<AccountEvents>(http(), additions.accountEvents, { signal }),
    /** By which channels the patient is told of each topic (N05). */
    notificationSettings: (signal?: AbortSignal) =>
      call<NotificationSettings>(http(), additions.notificationSettings, { signal }),
    /** Changes that (C38), once for each key; topics that are left out stay as they are. */
    updateNotificationSettings: (body: NotificationSettings, { idempotencyKey }: { idempotencyKey: string }) =>
      call<NotificationSettings>(http(), calls.updateNotificationSettings, {
        body,
        headers: keyHeader(idempotencyKey),
      }),
    /** Sets in which language the patient is written to. */
    setLanguage: (body: AccountLanguage) => call<AccountLanguage>(http(), additions.setLanguage, { body }),
    /**
     * Changes the password (C30), or sets the first one. Throws `credentials_invalid`, `sign_in_paused`, `password_refused`,
     * `confirmation_needed`.
     */
    changePassword: (body: ChangePasswordRequest) => call<PasswordUpdated>(http(), calls.changePassword, { body }),
    /** Whether calendars read the visits, and since when. */
    calendarFeed: (signal?: AbortSignal) => call<CalendarFeed>(http(), additions.calendarFeed, { signal }),
    /** Makes a link for calendars; the one before ends. */
    renewCalendarFeed: () => call<NewCalendarFeed>(http(), additions.renewCalendarFeed, { body: {} }),
    /** Ends the link for calendars. */
    revokeCalendarFeed: () => call<CalendarFeed>(http(), additions.revokeCalendarFeed, {}),
    /** Asks for the deletion of the account. Throws `deletions_limit`. */
    requestDeletion: () => call<AccountDeletion>(http(), additions.requestDeletion, { body: {} }),
    /** Agrees to what an account needs. Throws `consent_required`, `under_age`. */
    giveConsents: (body: ConsentsRequest) => call<Account>(http(), additions.giveConsents, { body }),
    /** Takes a consent back, and asks for the deletion of the account, which cannot be without. Throws `deletions_limit`. */
    withdrawConsent: (kind: WithdrawableConsent) =>
      call<Account>(http(), additions.withdrawConsent, { params: { kind } }),
    /** Keeps an account that was to be deleted. */
    withdrawDeletion: () => call<AccountDeletion>(http(), additions.withdrawDeletion, {}),
    /**
     * All data of the patient with their files, as a ZIP file. `accessToken` as of calls of documents: without it this throws
     * `access_token_invalid` where they have their own code.
     */
    async downloadAccount(accessToken?: string): Promise<Blob> {
      const { method, path: url } = additions.downloadAccount
      const headers = accessToken === undefined ? {} : { [names.accessToken]: accessToken }
      const request = { method, url, data: {}, headers, responseType: 'blob', timeout: downloadTimeoutMs } as const
      const response = await answered(() => http().request<Blob>(request))
      if (response.headers['content-type'] !== 'application/zip') throw notOurs(response)
      return response.data
    },
  }
}
