import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Appointment } from '#contract/appointment'
import { Problem } from '#contract/problem'
import type { WaitInput } from '#machines/wait-input'
import { awaitingPayment, paymentIs, unclear } from '#tests/support/payment'
import { isPrepaid, outlookOf, walletOf } from './payment-outlook.ts'
import { paymentMachine } from './payment.machine.ts'
import {
  selectAppointment,
  selectIsAsking,
  selectIsBusy,
  selectProblem,
  selectScreen,
  type PaymentScreen,
} from './payment.selectors.ts'
import { pauseAfter } from './payment.setup.ts'
import type { PaymentInput, SettleInput, StartOutput, VisitInput, WalletInput, WalletOutput } from './payment.types.ts'

// One that still asks would ask on, each millisecond, beside the tests of other files.
const started: { stop: () => unknown }[] = []
afterEach(() => started.splice(0).forEach((actor) => actor.stop()))

/** A payment whose platform answers what the test says next, and then the same again. */
function startPayment(answers: (Appointment | Problem)[], input: Partial<PaymentInput> = {}) {
  const left = [...answers]
  const readPayment = vi.fn(async (_: VisitInput) => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Problem) throw answer
    return answer!
  })
  const start = vi.fn(async (_: VisitInput): Promise<StartOutput> => ({
    address: 'https://pay.example.com/1',
    appointment: awaitingPayment,
  }))
  const leaveFor = vi.fn((_: string) => new Promise<void>(() => {}))
  const payByWallet = vi.fn(async (_: WalletInput): Promise<WalletOutput> => ({ appointment: undefined }))
  const settleAtVisit = vi.fn(async (_: SettleInput) => paymentIs('at_visit', 'booked'))
  const waits = new Map<string, () => void>()
  const machine = paymentMachine.provide({
    actors: {
      readPayment: fromPromise(({ input: visit }) => readPayment(visit)),
      startPayment: fromPromise(({ input: visit }) => start(visit)),
      leaveFor: fromPromise(({ input: { address } }) => leaveFor(address)),
      payByWallet: fromPromise(({ input: press }) => payByWallet(press)),
      settleAtVisit: fromPromise(({ input: how }) => settleAtVisit(how)),
      waitUntil: fromPromise<void, WaitInput>(
        ({ input: { instant } }) => new Promise((resolve) => waits.set(instant, resolve)),
      ),
    },
    delays: { nextQuestion: 1 },
  })
  const actor = createActor(machine, { input: { appointmentId: 'a', isEager: false, isBack: false, ...input } }).start()
  started.push(actor)
  return {
    ...{ actor, readPayment, start, leaveFor, payByWallet, settleAtVisit },
    says: (...next: (Appointment | Problem)[]) => left.splice(0, left.length, ...next),
    passes: (instant: string) => waits.get(instant)!(),
    reaches: (screen: PaymentScreen) =>
      waitFor(actor, (snapshot) => selectScreen(snapshot) === screen, { timeout: 1000 }),
    problem: () => selectProblem(actor.getSnapshot())?.code,
  }
}

describe('how a payment looks to its patient', () => {
  it.each([
    ['due', awaitingPayment],
    ['pending', paymentIs('pending')],
    ['declined', paymentIs('declined')],
    ['paid', paymentIs('paid', 'booked')],
    ['due', paymentIs('expired')],
    ['due', paymentIs('refund_due')],
    ['expired', paymentIs('expired', 'expired')],
    ['expired', paymentIs('created', 'expired')],
    ['expired', paymentIs('expired', 'booked')],
    ['settled', paymentIs('created', 'booked')],
    ['refunded', paymentIs('refund_due', 'cancelled')],
    ['refunded', paymentIs('refunded', 'expired')],
    ['settled', paymentIs('at_visit', 'booked')],
    ['settled', paymentIs('created', 'cancelled')],
    ['settled', paymentIs('expired', 'cancelled')],
    ['settled', { status: 'booked' as const }],
  ])('is %s', (outlook, appointment) => {
    expect(outlookOf(appointment)).toBe(outlook)
  })

  it('is prepaid by card or wallet, and a wallet is told from a card', () => {
    expect(
      (['at_facility', 'insurance', 'card', 'apple_pay', 'google_pay', undefined] as const).map(isPrepaid),
    ).toEqual([false, false, true, true, true, false])
    expect([walletOf('card'), walletOf('apple_pay'), walletOf(undefined)]).toEqual([undefined, 'apple_pay', undefined])
  })
})

describe('on the way to the provider', () => {
  it('goes there by itself once after the booking, and not when the patient comes back', async () => {
    const payment = startPayment([awaitingPayment], { isEager: true })
    await payment.reaches('leaving')
    await expect.poll(() => payment.leaveFor.mock.calls).toEqual([['https://pay.example.com/1']])
    payment.actor.send({ type: 'page.seen' })
    await payment.reaches('due')
    expect(payment.start.mock.calls).toEqual([[{ appointmentId: 'a' }]])
  })

  it('stays where a wallet was chosen, whose sheet opens by a press alone', async () => {
    const { payment: due, ...visit } = awaitingPayment
    const payment = startPayment([{ ...visit, payment: { ...due!, method: 'apple_pay' } }], { isEager: true })
    await payment.reaches('due')
    expect(payment.start).not.toHaveBeenCalled()
  })

  it('goes nowhere where the visit is paid meanwhile, and nowhere without an address', async () => {
    const paid = startPayment([paymentIs('paid', 'booked')], { isEager: true })
    await paid.reaches('paid')
    expect(paid.start).not.toHaveBeenCalled()
    const other = startPayment([awaitingPayment])
    await other.reaches('due')
    other.start.mockResolvedValueOnce({ address: undefined, appointment: paymentIs('paid', 'booked') })
    other.actor.send({ type: 'card.pressed' })
    await other.reaches('paid')
    expect(other.leaveFor).not.toHaveBeenCalled()
  })

  it('says why an address was not gone to, and lets the patient choose again', async () => {
    const payment = startPayment([awaitingPayment])
    payment.leaveFor.mockRejectedValueOnce(new Problem('payment_unavailable'))
    await payment.reaches('due')
    payment.actor.send({ type: 'card.pressed' })
    await expect.poll(payment.problem).toBe('payment_unavailable')
    await payment.reaches('due')
  })

  it('looks again after a refusal: the time to pay may be over', async () => {
    const payment = startPayment([awaitingPayment, paymentIs('expired', 'expired')])
    payment.start.mockRejectedValueOnce(new Problem('payment_expired'))
    await payment.reaches('due')
    payment.actor.send({ type: 'card.pressed' })
    await payment.reaches('expired')
    expect(payment.problem()).toBe('payment_expired')
  })
})

describe('back from the provider', () => {
  const back = { isBack: true }

  it('asks until the bank has answered', async () => {
    const payment = startPayment([paymentIs('pending'), paymentIs('pending'), paymentIs('paid', 'booked')], back)
    await payment.reaches('pending')
    await payment.reaches('paid')
    expect(payment.readPayment).toHaveBeenCalledTimes(3)
    expect(selectAppointment(payment.actor.getSnapshot())?.payment?.receipt_number).toBe('R-1')
  })

  it('asks on where the time to pay is over and the provider was not heard yet, and hears that it was paid', async () => {
    const payment = startPayment([unclear, unclear, paymentIs('paid', 'booked')], back)
    await payment.reaches('expired')
    await payment.reaches('paid')
    expect(payment.readPayment).toHaveBeenCalledTimes(3)
  })

  it('asks no more once the provider has said that it took nothing', async () => {
    const payment = startPayment([unclear, paymentIs('expired', 'expired')], back)
    await payment.reaches('expired')
    await waitFor(payment.actor, (snapshot) => snapshot.matches({ expired: 'resting' }), { timeout: 1000 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(payment.readPayment).toHaveBeenCalledTimes(2)
  })

  it('says after a while that nobody knows yet, and still hears the late answer', async () => {
    const payment = startPayment([paymentIs('pending')], back)
    await payment.reaches('timeout')
    payment.says(paymentIs('declined'))
    await payment.reaches('declined')
  })

  it('asks at once when somebody looks, presses or the network is back, one question at a time', async () => {
    const payment = startPayment([paymentIs('declined')], back)
    await payment.reaches('declined')
    for (const type of ['page.seen', 'answer.requested', 'connection.returned'] as const) {
      const before = payment.readPayment.mock.calls.length
      payment.actor.send({ type })
      payment.actor.send({ type })
      expect(selectIsAsking(payment.actor.getSnapshot())).toBe(true)
      await expect.poll(() => selectIsAsking(payment.actor.getSnapshot())).toBe(false)
      expect(payment.readPayment).toHaveBeenCalledTimes(before + 1)
    }
  })

  it('goes on showing what it knows without a network', async () => {
    const payment = startPayment([paymentIs('paid', 'booked')], back)
    await payment.reaches('paid')
    payment.says(new Problem('offline'))
    payment.actor.send({ type: 'page.seen' })
    await expect.poll(() => selectIsAsking(payment.actor.getSnapshot())).toBe(false)
    expect(selectScreen(payment.actor.getSnapshot())).toBe('paid')
  })

  it('lets who left the provider by the way back go on there, without a word about their bank', async () => {
    const payment = startPayment([paymentIs('pending')])
    await payment.reaches('due')
    payment.actor.send({ type: 'card.pressed' })
    await payment.reaches('leaving')
  })
})

it('keeps in sight what was chosen until its answer is there, and leaves from the press on', async () => {
  const payment = startPayment([awaitingPayment])
  const screen = () => selectScreen(payment.actor.getSnapshot())
  expect(screen()).toBe('asking')
  await payment.reaches('due')
  payment.payByWallet.mockReturnValueOnce(new Promise(() => {}))
  payment.actor.send({ type: 'wallet.pressed', wallet: { method: 'google_pay', setup: {} } })
  expect([screen(), selectIsBusy(payment.actor.getSnapshot())]).toEqual(['due', true])

  const byCard = startPayment([awaitingPayment])
  await byCard.reaches('due')
  byCard.actor.send({ type: 'card.pressed' })
  expect([selectScreen(byCard.actor.getSnapshot()), byCard.actor.getSnapshot().value]).toEqual(['leaving', 'starting'])
  await waitFor(byCard.actor, (snapshot) => snapshot.matches('leaving'))
  expect(selectScreen(byCard.actor.getSnapshot())).toBe('leaving')
})

it('hears of the end of the time to pay, from the platform alone', async () => {
  const payment = startPayment([awaitingPayment])
  await payment.reaches('due')
  payment.says(paymentIs('expired', 'expired'))
  payment.passes(awaitingPayment.payment!.pay_until!)
  await payment.reaches('expired')
  expect(payment.readPayment.mock.calls).toEqual([[{ appointmentId: 'a' }], [{ appointmentId: 'a' }]])
})

it('shows the same again after a sheet that was closed, and the outcome of one that was not', async () => {
  const payment = startPayment([awaitingPayment])
  await payment.reaches('due')
  payment.actor.send({ type: 'wallet.pressed', wallet: { method: 'google_pay', setup: {} } })
  await payment.reaches('due')
  payment.payByWallet.mockResolvedValueOnce({ appointment: paymentIs('paid', 'booked') })
  payment.actor.send({ type: 'wallet.pressed', wallet: { method: 'apple_pay', setup: {} } })
  await payment.reaches('paid')
  expect(payment.payByWallet.mock.calls).toEqual([
    [{ appointment: awaitingPayment, wallet: { method: 'google_pay', setup: {} } }],
    [{ appointment: awaitingPayment, wallet: { method: 'apple_pay', setup: {} } }],
  ])
})

it('is for the bank to answer where a sheet has paid and nothing is known yet', async () => {
  const payment = startPayment([paymentIs('pending')])
  await payment.reaches('due')
  payment.payByWallet.mockResolvedValueOnce({ appointment: paymentIs('pending') })
  payment.actor.send({ type: 'wallet.pressed', wallet: { method: 'apple_pay', setup: {} } })
  await payment.reaches('pending')
})

it('is settled where the patient pays at the visit after all', async () => {
  const payment = startPayment([paymentIs('declined')])
  await payment.reaches('declined')
  payment.actor.send({ type: 'visit.pressed', method: 'at_facility' })
  await payment.reaches('settled')
  expect(payment.settleAtVisit.mock.calls).toEqual([[{ appointmentId: 'a', method: 'at_facility' }]])
  expect(new Set(payment.readPayment.mock.calls.map(([{ appointmentId }]) => appointmentId))).toEqual(new Set(['a']))
})

it.each([
  ['offline', 'offline'],
  ['unavailable', 'failed'],
] as const)('after %s tries again when there is a network', async (code, screen) => {
  const payment = startPayment([new Problem(code), awaitingPayment])
  await payment.reaches(screen)
  payment.actor.send({ type: 'connection.returned' })
  await payment.reaches('due')
})

it('opens nothing that is not this patient’s', async () => {
  const payment = startPayment([new Problem('not_found')])
  await payment.reaches('foreign')
})

it('asks later and later, and no later than each minute', () => {
  expect([0, 1, 4, 20].map(pauseAfter)).toEqual([1500, 2250, 7593.75, 60_000])
})
