import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { bookingMachine } from '#machines/booking/booking.machine'
import type {
  HoldInput,
  OutboxEvent,
  PaymentWaysInput,
  SubmitInput,
  WithdrawInput,
} from '#machines/booking/booking.types'
import { toFlowProblem } from '#machines/flow-problem'
import { isPrepaid } from '#machines/payment/payment-outlook'
import type { WaitInput } from '#machines/wait-input'
import type { Slot } from '#contract/availability'
import { waitUntil } from '#src/clock/wait-until.ts'
import { loadPart } from '#src/page-load/lost-part.ts'
import { bookingOutbox } from '#src/outbox/booking/booking-outbox.ts'
import type { BookingVisit, KeptPhoto } from '#src/outbox/booking/booking-change.ts'
import { pageOutbox } from '#src/outbox/page-outbox.ts'
import { providePhoneCode } from '#src/session/provide-phone-code.ts'
import type { AppContext } from '#src/context/app-context.ts'

/**
 * The booking machine with the page's services; `retry` sends at once what the outbox still has. Browser only.
 *
 * @param visitOf - description of a visit for the rest of the app, should the answer come after this page is left
 */
export function provideBooking(app: AppContext, visitOf: (slot: Slot) => BookingVisit) {
  const { apis, tenant, locale } = app
  const runner = pageOutbox(tenant, apis)
  const outbox = bookingOutbox(runner, { locale: locale.prefix, visitOf, withPhotos, whenSeen })
  async function withPhotos(practitionerId: string, submit: (photos: KeptPhoto[]) => Promise<void>) {
    // Where their code is not there, the visit's page sends them.
    const loaded = await import('#src/features/visit-documents/keep-card-photos.ts').catch(() => undefined)
    return loaded ? loaded.withCardPhotos(app, practitionerId, submit) : submit([])
  }
  const payNow = (input: SubmitInput, report: (event: OutboxEvent) => void) => {
    loadPart(() => import('./submit-now.ts'))
      .then(({ submitNow }) => submitNow({ apis, tenant, forget: outbox.forget }, input, report))
      .catch((failure: unknown) => report({ type: 'outbox.unanswered', problem: toFlowProblem(failure) }))
    return () => undefined
  }
  const machine = bookingMachine.provide({
    actors: {
      holdSlot: fromPromise(async ({ input, signal }: ActorInput<HoldInput>) => {
        const { slot, previous, holderKey, idempotencyKey } = input
        const body = { ...slot, ...previous, holder_key: holderKey }
        return (await apis()).appointment.hold(body, { idempotencyKey }, signal)
      }),
      phoneCode: providePhoneCode(app),
      findPaymentWays: fromPromise(async ({ input, signal }: ActorInput<PaymentWaysInput>) =>
        (await import('./find-payment-ways.ts')).findPaymentWays(app, input, signal),
      ),
      submitBooking: fromCallback<EventObject, SubmitInput>(({ input, sendBack }) =>
        isPrepaid(input.body.payment_method) ? payNow(input, sendBack) : outbox.submit(input, sendBack),
      ),
      withdrawBooking: fromPromise(({ input }: ActorInput<WithdrawInput>) => outbox.withdraw(input)),
      waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
    },
  })
  return { machine, retry: () => void runner.drain() }
}

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** At once, or when the page becomes visible again. */
function whenSeen(work: () => void): void {
  if (document.visibilityState === 'visible') return work()
  document.addEventListener('visibilitychange', () => whenSeen(work), { once: true })
}
