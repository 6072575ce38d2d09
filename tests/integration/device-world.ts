import { createECDH, randomBytes } from 'node:crypto'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import type { Config } from '#server/config'
import type { PushMessage, PushOutcome } from '#server/messages/push/push-gateway'
import { signIn } from '#tests/support/signed-in'
import { bookingAt, e164, monday, openWorld } from './appointment-world.ts'

export type DeviceWorld = Awaited<ReturnType<typeof openDeviceWorld>>

/** The world of bookings, with devices of patients and guests, and a push gateway of which a test says what becomes of a message. */
export async function openDeviceWorld(config: Partial<Config> = {}) {
  /** What the devices were told, in its order. */
  const told: { token: string; message: PushMessage }[] = []
  let outcome: PushOutcome | Error = 'accepted'
  const world = await openWorld({
    config,
    pushGateway: {
      send: async ({ token }, message) => {
        if (outcome instanceof Error) throw outcome
        if (outcome === 'accepted') told.push({ token, message })
        return outcome
      },
    },
  })

  let call = 0
  /** A query that no call had before: the second of two that are alike would be refused as a repetition of the first. */
  const unlike = () => ({ call: (call += 1) })

  const send = (method: 'POST' | 'DELETE', path: string, body: object, bearer?: string, tenant = 'patientweb') =>
    world.call('notification', method, path, {
      ...{ body, tenant, query: unlike() },
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    })

  return {
    ...world,
    told,
    unlike,
    send,
    /** What becomes of each message from now on; an error where the push service is not reached. */
    become: (next: PushOutcome | Error) => void (outcome = next),
    reset: async () => {
      await world.reset()
      told.length = 0
      outcome = 'accepted'
    },
    layla: () => signIn(world.database, { phone: e164, now: monday }),
    register: (token: string, bearer: string, more: object = {}) =>
      send('POST', calls.registerDevice.path, { token, ...more }, bearer),
    /** Books a visit as Layla's guest, and has everybody told. */
    async bookVisit(start = '2026-11-24T05:00:00.000Z'): Promise<BookedAppointment> {
      const answer = await world.book(bookingAt(start), { guestToken: await world.guest() })
      await world.app.announcer.deliver()
      return answer.json<{ data: BookedAppointment }>().data
    },
    cancelVisit: ({ appointment, appointment_token }: BookedAppointment) =>
      world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
        body: { forcebookable: true },
        headers: { [headers.appointmentToken]: appointment_token },
      }),
    /** The text messages that were sent. */
    written: async () =>
      (await world.database.query<{ body: string }>('select body from sent_messages order by id')).map(
        ({ body }) => body,
      ),
    notificationOf: (index: number) => told[index]!.message.notification,
    /** Changes the tenant's configuration: sets a part of it, or takes it away. */
    async configure(part: string, how: 'set' | '-' = 'set'): Promise<void> {
      const changed = how === 'set' ? `jsonb_set(configuration, ${part})` : `configuration - 'push_identifier'`
      await world.database.query(
        `update tenants set configuration = ${changed}, updated_at = now() where code = 'patientweb'`,
      )
      await world.app.tenants.refresh()
    },
  }
}

/** A subscription as a browser makes one, at a push service that the server knows. */
export function subscription(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`,
): string {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return JSON.stringify({ endpoint, keys })
}
