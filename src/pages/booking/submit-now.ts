import { onlineManager } from '@tanstack/react-query'
import type { OutboxEvent, SubmitInput } from '#machines/booking/booking.types'
import { toFlowProblem } from '#machines/flow-problem'
import { isRefused } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'

type Page = Pick<AppContext, 'apis' | 'tenant'> & {
  /** Forgets what the device has kept of earlier attempts of the same intent. */
  forget: (idempotencyKey: string) => Promise<void>
}

/**
 * Books a visit that is paid at once. Nothing of it is kept to be sent later: nobody is to pay while they are away, so after a reload, too,
 * it is sent by a press alone. Sent twice it is booked once.
 */
export async function submitNow(
  { apis, tenant, forget }: Page,
  { body, guestToken, idempotencyKey, isConfirmed }: SubmitInput,
  report: (event: OutboxEvent) => void,
): Promise<void> {
  if (!isConfirmed) return report({ type: 'outbox.confirmation_due' })
  if (!onlineManager.isOnline()) return report({ type: 'outbox.unanswered', problem: { code: 'offline' } })
  try {
    await forget(idempotencyKey)
    const proof = { idempotencyKey, ...(guestToken ? { guestToken } : {}) }
    const { appointment, appointment_token } = await (await apis()).appointment.book(body, proof)
    await sessionStore(tenant).keepAppointment(appointment, appointment_token, new Date(now()))
    report({
      type: 'outbox.booked',
      appointmentId: appointment.id,
      isUnpaid: appointment.status === 'awaiting_payment',
    })
  } catch (failure) {
    report({ type: isRefused(failure) ? 'outbox.refused' : 'outbox.unanswered', problem: toFlowProblem(failure) })
  }
}
