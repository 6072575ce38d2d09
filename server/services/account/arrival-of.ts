import type { FastifyRequest } from 'fastify'
import type { arrival } from '#contract/account'
import type * as Type from 'typebox'
import { contactsOf } from '#server/domain/accounts/account-repository'
import type { Arrival } from '#server/domain/accounts/open-session'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { deviceOf } from './device-of.ts'

type ArrivalQuery = Partial<Type.Static<Type.TObject<typeof arrival>>>

/**
 * On what device the patient of a sign-in arrives, and for how long: as they chose (`stay_signed_in`), and for good where they could not. Of a
 * new device their others are told, else their phone; an account without one is told by email.
 */
export function arrivalOf(request: FastifyRequest): Arrival {
  const { server, body } = request
  const { stay_signed_in: isKept = true, device_key: deviceKey } = (body as ArrivalQuery | null | undefined) ?? {}
  return {
    device: deviceOf(request),
    deviceKey,
    stay: { isKept, lifetimes: server.config.sessionLifetimes },
    now: server.clock(),
    notifyOfNewDevice: (tx, account) =>
      notifyAccount(tx, request, 'device_added', { id: account.id, contacts: contactsOf(account).slice(0, 1) }),
  }
}
