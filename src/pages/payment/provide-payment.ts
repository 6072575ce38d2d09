import { fromPromise } from 'xstate'
import type { Appointment } from '#contract/appointment'
import { Problem } from '#contract/problem'
import { outlookOf } from '#machines/payment/payment-outlook'
import { paymentMachine } from '#machines/payment/payment.machine'
import type {
  LeaveInput,
  SettleInput,
  StartOutput,
  VisitInput,
  WalletInput,
  WalletOutput,
} from '#machines/payment/payment.types'
import type { WaitInput } from '#machines/wait-input'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { applePay, payWithApple } from '#src/features/wallets/apple-pay.ts'
import { googleRequest, payWithGoogle } from '#src/features/wallets/google-pay.ts'
import { merchantName } from '#src/features/wallets/use-device-wallets.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { paymentCalls } from '#src/queries/payment.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { sessionStore } from '#src/session/session-store.ts'
import type { WalletOrder } from '#src/features/wallets/wallet-order.ts'
import { returnPath } from './payment-address.ts'
import { toProviderAddress } from './provider-address.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine of a payment with the page's services. Browser only. */
export function providePayment(app: AppContext) {
  const withKey = createOpenIntents()
  const store = sessionStore(app.tenant)
  const openingOf = async (id: string) => {
    const appointmentToken = await store.appointmentToken(id)
    return appointmentToken ? { appointmentToken } : {}
  }
  /** What is told of an appointment is true on every page of this device. */
  const keep = async (appointment: Appointment): Promise<Appointment> => {
    await showAnswer(app.queryClient, appointmentQuery(app, appointment.id).queryKey, appointment)
    await store.updateVisit(appointment, new Date(now()))
    void app.queryClient.invalidateQueries({ queryKey: [app.tenant, app.locale.prefix, 'own-appointments'] })
    return appointment
  }
  const readPayment = async ({ appointmentId }: VisitInput, signal: AbortSignal) =>
    keep(await (await paymentCalls(app)).state(appointmentId, await openingOf(appointmentId), signal))
  const startPayment = ({ appointmentId }: VisitInput, signal: AbortSignal): Promise<StartOutput> =>
    withKey(['start', appointmentId], async (idempotencyKey) => {
      const body = { appointment_id: appointmentId, return_to: returnPath(window.location) }
      const key = { idempotencyKey, ...(await openingOf(appointmentId)) }
      const { redirect_url: address, appointment } = await (await paymentCalls(app)).start(body, key, signal)
      return { address, appointment: await keep(appointment) }
    })

  const settleAtVisit = async ({ appointmentId, method }: SettleInput, signal: AbortSignal) => {
    const opening = await openingOf(appointmentId)
    return keep(
      await (await paymentCalls(app)).settleAtVisit(appointmentId, { payment_method: method }, opening, signal),
    )
  }
  const payByWallet = async ({ appointment, wallet }: WalletInput): Promise<WalletOutput> => {
    const { id } = appointment
    const pay = (token: string) =>
      withKey(['wallet', id, token], async (idempotencyKey) => {
        const key = { idempotencyKey, ...(await openingOf(id)) }
        const body = { wallet_type: wallet.method, token }
        const outcome = await keep(await (await paymentCalls(app)).payByWallet(id, body, key))
        return { outcome, isAccepted: ['paid', 'pending'].includes(outlookOf(outcome)) }
      })
    const validateMerchant = async (url: string) =>
      (await paymentCalls(app)).validateMerchant({ wallet_type: 'apple_pay', url, domain: window.location.hostname })
    const order = { amount: appointment.payment?.amount ?? appointment.fee, label: merchantName(app) }
    return { appointment: await openSheet(wallet, order, { pay, validateMerchant }) }
  }

  return paymentMachine.provide({
    actors: {
      readPayment: fromPromise(({ input, signal }: ActorInput<VisitInput>) => readPayment(input, signal)),
      startPayment: fromPromise(({ input, signal }: ActorInput<VisitInput>) => startPayment(input, signal)),
      leaveFor: fromPromise(({ input }: ActorInput<LeaveInput>) => leaveFor(input.address)),
      payByWallet: fromPromise(({ input }: ActorInput<WalletInput>) => payByWallet(input)),
      settleAtVisit: fromPromise(({ input, signal }: ActorInput<SettleInput>) => settleAtVisit(input, signal)),
      waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
    },
  })
}

type SheetCalls = Parameters<typeof payWithApple<Appointment>>[3]

/** Opens the sheet of a wallet at once: a browser opens none after the press is over. */
function openSheet(
  { method, setup }: WalletInput['wallet'],
  order: WalletOrder,
  calls: SheetCalls,
): Promise<Appointment | undefined> {
  const apple = method === 'apple_pay' ? applePay() : undefined
  if (apple && setup.apple_pay) return payWithApple(apple, setup.apple_pay, order, calls)
  const google = method === 'google_pay' && setup.google_pay ? googleRequest(setup.google_pay, order) : undefined
  if (google) return payWithGoogle(google, calls)
  return Promise.reject(new Problem('payment_unavailable'))
}

/** Loads the provider's page in place of this one; never resolves, since this page ends with it. */
function leaveFor(address: string): Promise<void> {
  const allowed = toProviderAddress(address, window.location.origin)
  if (allowed === undefined) return Promise.reject(new Problem('payment_unavailable'))
  window.location.assign(allowed)
  return new Promise(() => undefined)
}
