import * as Type from 'typebox'
import { languages } from '#contract/locale'
import { Instant, TimeZone } from '#contract/wire'

/** Families of browsers and of systems, as far as a patient tells their devices apart by them. Versions and models are not stored. */
export const browsers = ['chrome', 'safari', 'firefox', 'edge', 'opera', 'samsung', 'other'] as const
export const platforms = ['android', 'ios', 'windows', 'macos', 'linux', 'other'] as const

/** What kind of device a session or an event is of. */
export const Device = Type.Object({ browser: Type.Enum(browsers), platform: Type.Enum(platforms) })
export type Device = Type.Static<typeof Device>

/** A device on which the patient is signed in. `last_seen_at` is to a quarter of an hour. */
export const SignedInDevice = Type.Object({
  id: Type.String(),
  ...Device.properties,
  created_at: Instant,
  last_seen_at: Instant,
  /** Whether the patient stays signed in there; else only in the tab in which they signed in, and for hours. */
  is_kept: Type.Boolean(),
  /** Whether it is the one that asks. */
  is_current: Type.Boolean(),
})
export type SignedInDevice = Type.Static<typeof SignedInDevice>

/** The devices on which a patient is signed in, the one that asks first, then the one that was used last. */
export const SignedInDevices = Type.Object({ sessions: Type.Array(SignedInDevice) })
export type SignedInDevices = Type.Static<typeof SignedInDevices>

/** Body of a sign-out of several devices: all but the one that asks, or every one. */
export const EndSessionsRequest = Type.Object({ which: Type.Enum(['others', 'all']) })
export type EndSessionsRequest = Type.Static<typeof EndSessionsRequest>

/** How many devices were signed out. */
export const SessionsEnded = Type.Object({ ended: Type.Integer({ minimum: 0 }) })
export type SessionsEnded = Type.Static<typeof SessionsEnded>

/** What is noted of an account's life. */
export const accountEventKinds = [
  'signed_up',
  'signed_in',
  'signed_out',
  'session_ended',
  'session_stolen',
  'password_set',
  'password_changed',
  'password_reset',
  'phone_changed',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'way_linked',
  'way_unlinked',
  'profile_changed',
  'consent_asked',
  'consent_given',
  'consent_refused',
  'consent_revoked',
  'agreement_given',
  'agreement_withdrawn',
  'relative_added',
  'relative_changed',
  'relative_removed',
  'document_added',
  'document_changed',
  'document_removed',
  'document_opened',
  'language_changed',
  'notifications_changed',
  'data_downloaded',
  'deletion_asked',
  'deletion_withdrawn',
  'practice_read',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

/**
 * Something that was done with an account, and on what kind of device; or that a practice's own system read who comes to a visit, on a day, which
 * is said with the facility's name and of no device.
 */
export const AccountEvent = Type.Object({
  kind: Type.Enum(accountEventKinds),
  ...Device.properties,
  at: Instant,
  facility: Type.Optional(Type.String({ maxLength: 300 })),
})
export type AccountEvent = Type.Static<typeof AccountEvent>

/** Days for which events are stored, and the most that an answer has. */
export const eventLimits = { days: 180, shown: 50 } as const

/** What was done with an account lately, the latest first. */
export const AccountEvents = Type.Object({ events: Type.Array(AccountEvent) })
export type AccountEvents = Type.Static<typeof AccountEvents>

/** What a patient is told of, and the channels by which. */
export const notificationTopics = ['reminders', 'clinic_changes', 'earlier_times', 'documents', 'health_tips'] as const
export type NotificationTopic = (typeof notificationTopics)[number]
export const notificationChannels = ['push', 'sms', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** By which channels a patient is told of a topic (N05). Changes by the clinic are always texted. */
export const NotificationSetting = Type.Object({
  topic: Type.Enum(notificationTopics),
  push: Type.Boolean(),
  sms: Type.Boolean(),
  email: Type.Boolean(),
})
export type NotificationSetting = Type.Static<typeof NotificationSetting>

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Hours of each day in which the patient is not to be disturbed: in their own zone, over midnight where `to` is the earlier. */
export const QuietHours = Type.Object({ from: TimeOfDay, to: TimeOfDay, time_zone: TimeZone })
export type QuietHours = Type.Static<typeof QuietHours>

/**
 * The list of settings (C38, N05): a topic that is left out of a change stays as it is, and so do quiet hours, an addition of ours, which null
 * takes away; an answer has each topic, and quiet hours or null.
 */
export const NotificationSettings = Type.Object({
  settings: Type.Array(NotificationSetting, { maxItems: notificationTopics.length }),
  quiet_hours: Type.Optional(Type.Union([QuietHours, Type.Null()])),
})
export type NotificationSettings = Type.Static<typeof NotificationSettings>

/** The language in which the patient is written to. */
export const AccountLanguage = Type.Object({ language: Type.Enum(languages) })
export type AccountLanguage = Type.Static<typeof AccountLanguage>

/** Days after which an account that was asked to be deleted is. */
export const deletionDays = 30

/** How often the deletion of an account can be asked for within so many hours: its owner is told by text and mail each time. */
export const deletionLimit = { most: 5, hours: 24 } as const

/** Until when a deletion can be taken back; without it, nothing is to be deleted. */
export const AccountDeletion = Type.Object({ deletes_at: Type.Optional(Instant) })
export type AccountDeletion = Type.Static<typeof AccountDeletion>
