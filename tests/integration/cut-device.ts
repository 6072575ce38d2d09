import 'fake-indexeddb/auto'
import type { AddressInfo } from 'node:net'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { locales } from '#contract/locale'
import type { Relative } from '#contract/relative'
import { createApis, type Apis } from '#src/api/apis.ts'
import { createDocumentApi } from '#src/api/document-api.ts'
import { createClock } from '#src/api/signing/clock.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { ShownVisit } from '#src/features/appointment/use-appointment.ts'
import { pageOutbox } from '#src/outbox/page-outbox.ts'
import { addDocument } from '#src/queries/own-document-additions.ts'
import type { ChosenFile } from '#src/queries/own-kept-files.ts'
import { visitDocumentCalls } from '#src/queries/visit-documents.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { pdf } from '../support/sample-files.ts'
import { signIn } from '../support/signed-in.ts'
import { bookingAt, e164, monday, openWorld } from './appointment-world.ts'

/** Two times of Dr Amira on Tuesday: a visit is booked at eleven, and can be moved to noon. */
const eleven = '2026-11-24T07:00:00.000Z'
export const noon = '2026-11-24T08:00:00.000Z'
export const body = bookingAt(eleven)

/** A visit as a change of it names it. */
export const toChanged = ({ id, practitioner, start, time_zone: timeZone }: ShownVisit) => ({
  ...{ appointmentId: id, practitionerName: practitioner.fullName, start, timeZone },
})

export const salma = { first_name: 'Salma', last_name: 'Haddad', relationship_id: 'child' } as const

/** In three parts. */
export const scan = new File([new Uint8Array(pdf({ padding: 250_000 }))], 'scan.pdf', { type: 'application/pdf' })
export const words = { document_type: 'medical', document_title: 'Blood count', tag_id: 'lab-result' } as const
/** What `documentsOfAccount` finds where one document was added, once. */
export const oneDocument = [[{ title: 'Blood count' }], [{ name: 'scan.pdf', state: 'ready', is_in: true }], 1]

/** What `documentsOfVisit` finds where one was added, once. */
export const oneOfVisit = [[{ kind: 'insurance_front' }], [{ name: 'scan.pdf', state: 'ready', is_in: true }]]

export type CutDevice = Awaited<ReturnType<typeof openCutDevice>>

/** A device on which Layla is signed in, with the page's own outbox; its calls reach a server through a proxy that cuts them. */
export async function openCutDevice() {
  // The page's outbox is one for each tenant as long as the process lives: its storage and its calls are of this device alone.
  const name = `cut-${crypto.randomUUID()}`
  const world = await openWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const proxy = await startCuttingProxy((world.app.server.address() as AddressInfo).port)
  const storage = tenantStorage(name)
  const store = outboxStore(name)

  const network = { onLine: true }
  const setNetwork = (isThere: boolean) => {
    network.onLine = isThere
    onlineManager.setOnline(isThere)
  }

  let apis: Apis
  let own: Awaited<ReturnType<typeof signIn>>
  let calls = 0
  const makeApis = () => {
    apis = createApis({
      origin: proxy.origin,
      basePath: world.app.config.basePath,
      clientKey: 'patientweb',
      locale: { language: 'en', country: 'ae' },
      // No two calls are signed alike: the second would be refused as a repetition of the first.
      clock: createClock(undefined, () => monday.getTime() + (calls += 1) * 1000),
      session: { bearer: async () => own.idToken, renewed: async () => undefined },
    })
  }
  const app = {
    ...{ tenant: name, basePath: '', locale: locales['en-ae'], queryClient: new QueryClient() },
    init: { settings: { whitelabel_configs: {} } },
    apis: async () => apis,
  } as unknown as AppContext
  const outbox = () => pageOutbox(name, app.apis)

  const rows = (query: string) => world.database.query<Record<string, unknown>>(query)
  const noted = async (kind: string) => (await rows(`select 1 from account_events where kind = '${kind}'`)).length

  /** Sends the file beforehand, as a form does while it is filled in. */
  async function sendWhole(fileName = 'scan.pdf') {
    const documents = createDocumentApi(apis.transport)
    const announced = { name: fileName, bytes: scan.size }
    const { id } = await documents.announceFile(announced, { idempotencyKey: `sent-${fileName}` })
    return documents.sendFilePart({ id, offset: 0 }, await scan.arrayBuffer())
  }

  return {
    ...{ name, app, storage, store, outbox, setNetwork, makeApis, rows, noted, sendWhole },
    database: world.database,
    cut: proxy.cut,
    get apis() {
      return apis
    },
    /** Before each test: nothing is on the device nor of Layla on the server, and the connection is there. */
    begin: async () => {
      vi.stubGlobal('navigator', network)
      vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
      await world.database.execute(
        'delete from account_events; delete from document_files; delete from appointment_documents; delete from documents; delete from relatives; delete from notification_settings',
      )
      await world.reset()
      calls = 0
      own = await signIn(world.database, { phone: e164, name: 'Layla', now: monday })
      makeApis()
    },
    /** After each test. */
    end: async () => {
      proxy.cut(undefined)
      setNetwork(true)
      vi.unstubAllGlobals()
      await storage.clear()
    },
    close: async () => {
      await proxy.close()
      await world.close()
    },
    /** The connection is there again, and all that waits is sent, or was refused. */
    mend: async () => {
      proxy.cut(undefined)
      setNetwork(true)
      await vi.waitUntil(
        async () => {
          await outbox().drain()
          return (await store.list()).every(({ state }) => state === 'refused')
        },
        { timeout: 10_000 },
      )
    },
    /** What the device has stored of the outbox: all of it, the first attempts alone, or the files. */
    stored: (what: 'outbox' | 'outbox-first' | 'outbox-file') => storage.entries(storageKey(name, what)),

    visit: async (): Promise<ShownVisit> => {
      const booked = await apis.appointment.book(body, { idempotencyKey: `booked.${crypto.randomUUID()}` })
      return booked.appointment
    },
    relative: (): Promise<Relative> => apis.account.addPatient(salma, { idempotencyKey: crypto.randomUUID() }),
    addScan: (files: ChosenFile[] = [{ file: scan }]) => addDocument(app, { id: 'document.1', words, files }),
    /** The documents, their files, and how often it is noted that one was added. */
    documentsOfAccount: async () => [
      await rows('select title from documents'),
      await rows('select name, state, document_id is not null as is_in from document_files'),
      await noted('document_added'),
    ],
    documentsOfVisit: async () => [
      await rows('select kind from appointment_documents'),
      await rows(
        "select name, state, appointment_document_id is not null as is_in from document_files where state = 'ready'",
      ),
    ],
    /** Sends the file of a document of a visit beforehand. */
    sendForVisit: async (appointmentId: string, fileName = 'scan.pdf') => {
      const documents = await visitDocumentCalls(app, appointmentId)
      const announced = { name: fileName, bytes: scan.size }
      const { id } = await documents.announceFile(announced, { idempotencyKey: `sent-${fileName}` })
      const { file } = await documents.sendFilePart({ id, offset: 0 }, await scan.arrayBuffer())
      return file!
    },
    /** A file that was sent, as a form has it. */
    storedAs: async (fileName: string) => {
      const { id } = await sendWhole(fileName)
      return { id, name: fileName, media_type: 'application/pdf' as const, bytes: scan.size }
    },
    /** A document with one file. */
    documentWith: async (fileName: string) => {
      const { id: known } = await sendWhole(fileName)
      const form = { ...words, files: [known] }
      const added = await createDocumentApi(apis.transport).add(form, { idempotencyKey: 'document.before' })
      return { documentId: added.id, known }
    },
  }
}
