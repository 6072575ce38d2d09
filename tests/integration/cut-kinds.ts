import { createDocumentApi } from '#src/api/document-api.ts'
import { createSettingsApi } from '#src/api/settings-api.ts'
import { cancelOrKeep } from '#src/features/appointment/parts/cancel-or-keep.ts'
import { moveOrKeep } from '#src/features/appointment/parts/move-or-keep.ts'
import { bookingKindName } from '#src/outbox/booking/booking-change.ts'
import { attachVisitDocument, keepVisitDocument } from '#src/queries/appointment-documents.ts'
import { switchOrKeep } from '#src/queries/appointment-switch.ts'
import { changeMessageSettings } from '#src/queries/own-message-settings.ts'
import { changeDocument } from '#src/queries/own-document-changes.ts'
import { removeDocument } from '#src/queries/own-document-removals.ts'
import { saveProfile } from '#src/queries/own-profile.ts'
import { addRelative } from '#src/queries/own-relative-additions.ts'
import { saveRelative } from '#src/queries/own-relative-details.ts'
import { removeRelative } from '#src/queries/own-relatives.ts'
import { giveOrKeepFeedback } from '#src/queries/video-feedback.ts'
import { visitDocumentCalls } from '#src/queries/visit-documents.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { fee, monday } from './appointment-world.ts'
import { body, noon, oneDocument, oneOfVisit, salma, scan, toChanged, words, type CutDevice } from './cut-device.ts'

type Kind = {
  name: string
  /** Its name in the registry of kinds. */
  of: string
  /** What there is before it; resolves to the press. */
  prepare: (device: CutDevice) => Promise<() => Promise<unknown>>
  effect: (device: CutDevice) => Promise<unknown>
  once: unknown
}

/** Every kind of change that can wait on a device, at least once. */
export const kinds: Kind[] = [
  {
    name: 'booking',
    of: 'guest_appointment',
    prepare:
      async ({ outbox }) =>
      () =>
        outbox().submit({
          ...{ id: 'intent.1', kind: bookingKindName, isConfirmed: true },
          change: { body, guestToken: '', locale: 'en-ae' },
        }),
    effect: ({ rows }) => rows('select status from appointments'),
    once: [{ status: 'booked' }],
  },
  {
    name: 'booking with a photo of the insurance card',
    of: 'guest_appointment',
    async prepare({ outbox, name }) {
      await outboxFiles(name).keep('card', await scan.arrayBuffer())
      const file = {
        name: 'scan.pdf',
        mediaType: 'application/pdf',
        bytes: scan.size,
        bytesId: 'card',
        key: 'card-key',
      }
      const photos = [{ kind: 'insurance_front' as const, file }]
      return () =>
        outbox().submit({
          ...{ id: 'intent.1', kind: bookingKindName, isConfirmed: true },
          change: { body, guestToken: '', locale: 'en-ae', photos },
        })
    },
    effect: async ({ documentsOfVisit, rows, stored }) => [
      await rows('select status from appointments'),
      ...(await documentsOfVisit()),
      await stored('outbox-file'),
    ],
    once: [[{ status: 'booked' }], ...oneOfVisit, []],
  },
  {
    name: 'cancelling a visit',
    of: 'cancelled_appointment',
    prepare: async ({ app, visit }) => {
      const booked = await visit()
      return () => cancelOrKeep(app, booked, { reason: undefined, note: '', fee: { ...fee, amount: 0 } })
    },
    effect: ({ rows }) => rows('select status from appointments'),
    once: [{ status: 'cancelled' }],
  },
  {
    name: 'moving a visit',
    of: 'moved_appointment',
    prepare: async ({ app, visit }) => {
      const booked = await visit()
      return () => moveOrKeep(app, booked, { start: noon, fee })
    },
    effect: ({ rows }) => rows(`select moves from appointments`),
    once: [{ moves: 1 }],
  },
  {
    name: 'the wish for an earlier time',
    of: 'earlier_wish',
    prepare: async ({ app, visit }) => {
      const changed = toChanged(await visit())
      return () => switchOrKeep(app, changed, { what: 'wish', isOn: true })
    },
    effect: ({ rows }) => rows('select earlier_since is not null as wanted from appointments'),
    once: [{ wanted: true }],
  },
  {
    name: 'the consent',
    of: 'visit_consent',
    prepare: async ({ app, visit }) => {
      const changed = toChanged(await visit())
      return () => switchOrKeep(app, changed, { what: 'consent', isOn: false })
    },
    effect: ({ rows }) => rows('select fg_consent from appointments'),
    once: [{ fg_consent: false }],
  },
  {
    name: 'message settings',
    of: 'message_settings',
    prepare: async ({ app, apis }) => {
      const { settings } = await createSettingsApi(() => apis.transport('account')).notificationSettings()
      const [first] = settings
      return () => changeMessageSettings(app, { settings: [{ ...first!, email: !first!.email }] })
    },
    effect: async ({ rows }) => (await rows('select topic from notification_settings')).length,
    once: 1,
  },
  {
    name: 'the profile',
    of: 'profile',
    prepare: async ({ app, apis }) => {
      const saved = await apis.account.account()
      return () => saveProfile(app, saved, { ...saved, height: 171 })
    },
    effect: async ({ noted, rows }) => [await rows(`select height from patients`), await noted('profile_changed')],
    once: [[{ height: 171 }], 1],
  },
  {
    name: 'adding a relative',
    of: 'added_relative',
    prepare:
      async ({ app }) =>
      () =>
        addRelative(app, { id: 'addition.1', values: salma }),
    effect: async ({ noted, rows }) => [await rows(`select first_name from relatives`), await noted('relative_added')],
    once: [[{ first_name: 'Salma' }], 1],
  },
  {
    name: 'the details of a relative',
    of: 'changed_relative',
    prepare: async ({ app, relative }) => {
      const added = await relative()
      return () => saveRelative(app, added, { ...salma, first_name: 'Selma' })
    },
    effect: async ({ noted, rows }) => [
      await rows(`select first_name from relatives`),
      await noted('relative_changed'),
    ],
    once: [[{ first_name: 'Selma' }], 1],
  },
  {
    name: 'removing a relative',
    of: 'removed_relative',
    prepare: async ({ app, relative }) => {
      const added = await relative()
      return () => removeRelative(app, added)
    },
    effect: async ({ noted, rows }) => [
      await rows(`select first_name from relatives`),
      await noted('relative_removed'),
    ],
    once: [[], 1],
  },
  {
    name: 'adding a document whose file waits too',
    of: 'added_document',
    prepare:
      async ({ addScan }) =>
      () =>
        addScan(),
    effect: (device) => device.documentsOfAccount(),
    once: oneDocument,
  },
  {
    name: 'adding a document whose files have come',
    of: 'added_document',
    async prepare({ addScan, sendWhole }) {
      const { id } = await sendWhole()
      const stored = { id, name: 'scan.pdf', media_type: 'application/pdf' as const, bytes: scan.size }
      return () => addScan([{ stored }])
    },
    effect: (device) => device.documentsOfAccount(),
    once: oneDocument,
  },
  {
    name: 'changing a document',
    of: 'changed_document',
    prepare: async ({ app, apis, sendWhole }) => {
      const { id: known } = await sendWhole()
      const { id: documentId } = await createDocumentApi(apis.transport).add(
        { ...words, notes: 'Fasting', files: [known] },
        { idempotencyKey: 'document.before' },
      )
      const change = { words: { ...words, document_title: 'Iron' }, files: [known], known: [known], added: [] }
      return () => changeDocument(app, { documentId, ...change })
    },
    effect: async ({ rows }) => [
      await rows('select title, notes from documents'),
      await rows('select name, state, document_id is not null as is_in from document_files'),
    ],
    once: [[{ title: 'Iron', notes: null }], oneDocument[1]],
  },
  ...[false, true].map((hasCome): Kind => ({
    name: `changing a document whose new file ${hasCome ? 'has come' : 'waits too'}`,
    of: 'changed_document',
    async prepare({ app, documentWith, storedAs }) {
      const { documentId, known } = await documentWith('before.pdf')
      const stored = hasCome && { stored: await storedAs('scan.pdf') }
      const change = { words: { ...words, document_title: 'Iron' }, files: [], known: [known] }
      return () => changeDocument(app, { documentId, ...change, added: [stored || { file: scan }] })
    },
    effect: async ({ rows, stored }) => [
      await rows('select title from documents'),
      await rows("select name, state, document_id is not null as is_in from document_files where state = 'ready'"),
      await stored('outbox-file'),
    ],
    once: [[{ title: 'Iron' }], oneDocument[1], []],
  })),
  {
    name: 'deleting a document',
    of: 'removed_document',
    prepare: async ({ app, apis, sendWhole }) => {
      const { id } = await sendWhole()
      const calls = createDocumentApi(apis.transport)
      const added = await calls.add({ ...words, files: [id] }, { idempotencyKey: 'document.before' })
      return () => removeDocument(app, added)
    },
    effect: async ({ noted, rows }) => [await rows('select title from documents'), await noted('document_removed')],
    once: [[], 1],
  },
  {
    name: 'adding a document to a visit whose file waits too',
    of: 'visit_document',
    prepare: async ({ app, visit }) => {
      const changed = toChanged(await visit())
      const wanted = { id: 'visit-document.1', kind: 'insurance_front' } as const
      return () => keepVisitDocument(app, changed, wanted, { file: scan })
    },
    effect: (device) => device.documentsOfVisit(),
    once: oneOfVisit,
  },
  {
    name: 'adding a document to a visit whose file has come',
    of: 'visit_document',
    prepare: async ({ app, sendForVisit, visit }) => {
      const changed = toChanged(await visit())
      const stored = await sendForVisit(changed.appointmentId)
      const wanted = { id: 'visit-document.1', kind: 'insurance_front' } as const
      return () => attachVisitDocument(app, changed, wanted, stored)
    },
    effect: (device) => device.documentsOfVisit(),
    once: oneOfVisit,
  },
  {
    name: 'putting another document of a visit in the place of one',
    of: 'visit_document',
    prepare: async ({ app, sendForVisit, visit }) => {
      const changed = toChanged(await visit())
      const calls = await visitDocumentCalls(app, changed.appointmentId)
      const before = await sendForVisit(changed.appointmentId, 'before.pdf')
      const { id: replaces } = await calls.add('other', before.id, { idempotencyKey: 'visit-document.before' })
      const wanted = { id: 'visit-document.1', kind: 'insurance_front', replaces } as const
      return () => keepVisitDocument(app, changed, wanted, { file: scan })
    },
    effect: (device) => device.documentsOfVisit(),
    once: oneOfVisit,
  },
  {
    name: 'feedback of a visit by video',
    of: 'visit_feedback',
    prepare: async ({ app, database, visit }) => {
      const { id, appointment_number: appointmentNumber, start: begin } = await visit()
      await database.execute(
        `update appointments set consultation_type = 'telemedicine', video_ended_at = '${monday.toISOString()}', video_ended_by = 'patient'`,
      )
      const rating = { rating: 2, reasons: ['kind' as const], text: 'Too quiet.' }
      return () =>
        giveOrKeepFeedback(app, {
          ...{ appointmentNumber, rating, until: '2026-12-01T07:30:00.000Z' },
          visit: { appointment_id: id, start: begin },
        })
    },
    effect: ({ rows }) => rows('select rating, reasons, text from video_feedback'),
    once: [{ rating: 2, reasons: ['kind'], text: 'Too quiet.' }],
  },
]
