import type { FastifyRequest } from 'fastify'
import type { PasswordUpdated } from '#contract/account'
import { contactsOf } from '#server/domain/accounts/account-repository'
import { resetPassword } from '#server/domain/accounts/reset-password'
import { notifyAccount } from '#server/domain/accounts/notify-account'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServiceInstance } from '#server/plugins/type-provider'
import { deviceOf } from './device-of.ts'
import { hashNewPassword, withoutPassword } from './read-password.ts'

/** The right to set a password, as it was sent: with the phone that it is of, in E.164, unless it comes from a mail. */
type Right = { token: string; phone: string | undefined }

/** Sets a password by a reset, and tells the account's owner at the phone and the email that they have proven. */
export function passwordSetter(app: ServiceInstance) {
  return async <Body extends { password: string }>(
    request: FastifyRequest,
    body: Body,
    right: Right,
  ): Promise<PasswordUpdated> => {
    const { tenant } = request
    const passwordHash = await hashNewPassword(body.password)
    return withOptionalIdempotency(request, withoutPassword(app.secret, body), async (tx) => {
      const proven = { ...right, tenantCode: tenant.code, passwordHash, device: deviceOf(request) }
      const { account, kind } = await resetPassword(tx, { ...proven, secret: app.secret, now: app.clock() })
      await notifyAccount(tx, request, kind, { id: account.id, contacts: contactsOf(account) })
      return { updated: true as const }
    })
  }
}
