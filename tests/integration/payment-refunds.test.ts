import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveQuietHours } from '#server/domain/quiet-hours/quiet-hours'
import { takeBack } from '#server/messages/announcer'
import { signIn } from '#tests/support/signed-in'
import { fee } from './appointment-world.ts'
import { paymentsAtProvider } from './payment-at-provider.ts'
import { createStandIn } from './payment-stand-in.ts'
import { openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

const standIn = createStandIn()
let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  standIn.reset()
})

const { opened, pass, say } = paymentsAtProvider(() => world)

describe('the job', () => {
  it('gives money back once, though the provider’s answer to that is lost', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('answer of refund')
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await world.stored(visit)).payment?.status).toBe('refund_due')
    standIn.fail('answer of refund', false)
    pass(5)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
    expect((await world.stored(visit)).payment?.status).toBe('refunded')
  })

  it('tries a refund again and again while the provider does not take it, less and less often', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('refund')
    const tried = () => standIn.asked.filter((call) => call === 'refund').length
    for (const [minutes, times] of [
      [0, 1],
      [1, 1],
      [1, 2],
      [3, 2],
      [1, 3],
    ] as const) {
      pass(minutes)
      await world.reconcile()
      expect(tried()).toBe(times)
    }
    standIn.fail('refund', false)
    pass(360)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
  })
})

describe('a refund that comes to nothing', () => {
  async function refunded(): Promise<{ visit: Unpaid; id: string }> {
    const one = await opened()
    await say(standIn.settle(one.id))
    await world.cancel(one.visit)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    return one
  }
  const paymentOf = async (visit: Unpaid) => (await world.stored(visit)).payment

  it('days later is ordered once more, however often that is said', async () => {
    const { visit, id } = await refunded()
    const news = standIn.failRefund(id)
    await say(news)
    expect(await paymentOf(visit)).toMatchObject({ status: 'refund_due', refunded: fee })
    expect((await paymentOf(visit))?.refunded_at).toBeUndefined()
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    await say(news)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await paymentOf(visit))?.status).toBe('refunded')
    expect(standIn.held.get(id)).toMatchObject({ refunded: 35_000 })
    expect(new Set(standIn.held.get(id)?.refundKeys).size).toBe(2)
  })

  it('before it was written down is due, and not back', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    const key = `${standIn.held.get(id)!.reference}:refund`
    const { reference, currency } = standIn.held.get(id)!
    await say({ reference, refundId: `refund ${key}`, state: 'refund_failed', amount: 35_000, currency })
    await world.rows('update payments set failed_refunds = 0')
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await paymentOf(visit))?.status).toBe('refund_due')
  })

  it('at once is ordered again by another key, and by no other after three', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('refund at once')
    for (let run = 0; run < 6; run++) {
      await world.reconcile()
      if (run < 2) expect(await paymentOf(visit)).not.toHaveProperty('is_refund_stuck')
      pass(360)
    }
    expect(await paymentOf(visit)).toMatchObject({ status: 'refund_due', refunded: fee, is_refund_stuck: true })
    expect(await world.rows('select failed_refunds as failed, status from payments')).toEqual([
      { failed: 3, status: 'refund_due' },
    ])
    standIn.fail('refund at once', false)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    // Somebody gives it back at the provider by hand.
    standIn.held.get(id)!.refunded = 35_000
    pass(360)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect((await paymentOf(visit))?.status).toBe('refunded')
    expect(await paymentOf(visit)).not.toHaveProperty('is_refund_stuck')
  })

  it('for the last time is told to the patient, once, with whom to call, and not why they came', async () => {
    const { visit, id } = await opened(tomorrow, { reason: 'A rash that nobody shall know of' })
    await say(standIn.settle(id))
    await world.cancel(visit)
    const said = async () => {
      await world.app.announcer.deliver()
      return world.rows<{ phone: string; body: string }>(
        `select phone, body from sent_messages where body like '%could not return%'`,
      )
    }
    for (const times of [0, 0, 1]) {
      await world.reconcile()
      expect(await said()).toHaveLength(0)
      const news = standIn.failRefund(id)
      await say(news)
      await say(news)
      expect(await said()).toHaveLength(times)
      pass(360)
    }
    await world.reconcile()
    const [told, ...more] = await said()
    const receipt = (await paymentOf(visit))?.receipt_number
    expect(more).toEqual([])
    expect(told?.phone).toBe('+971501234567')
    expect(told?.body).toMatch(/^Liqa: we could not return AED.350 to you/)
    expect(told?.body).toContain(
      `call The test-clinic, ${visit.appointment.facility.phone}, and name receipt ${receipt}.`,
    )
    expect(told?.body).not.toMatch(/rash|https?:/)
  })

  it('is told after the quiet hours of its patient, when the visit is over too, and takes back nothing that waits for them', async () => {
    const phone = '+971501234567'
    const { patientId } = await signIn(world.database, { phone, now: world.clock(), tenantCode: paying })
    const quiet = { from: '21:00', to: '10:30', time_zone: 'Asia/Dubai' }
    await saveQuietHours(world.database.db, { tenantCode: paying, patientId }, quiet)
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    const said = async () => {
      await world.app.announcer.deliver()
      const all = await world.rows<{ body: string }>('select body from sent_messages')
      return all.flatMap(({ body }) => /could not return|An earlier time/.exec(body) ?? []).sort()
    }
    for (let failed = 0; failed < 2; failed++) {
      await world.reconcile()
      await say(standIn.failRefund(id))
      pass(360)
    }
    await world.reconcile()
    // The night after the visit would have been.
    world.setClock(new Date('2026-11-24T22:00:00Z'))
    const waiting = { id: visit.appointment.id, quiet: [quiet], usefulUntil: new Date('2026-11-25T12:00:00Z') }
    const offer = { tenantCode: paying, phone, body: 'An earlier time.' }
    await world.app.announcer.announce(world.database.db, offer, waiting)
    await say(standIn.failRefund(id))
    expect(await said()).toEqual([])
    expect(await world.rows('select held_for from outgoing_messages order by position')).toEqual([
      { held_for: visit.appointment.id },
      { held_for: null },
    ])
    // Something else is told of the visit meanwhile.
    await takeBack(world.database.db, visit.appointment.id)
    world.setClock(new Date('2026-11-25T06:29:00Z'))
    expect(await said()).toEqual([])
    world.setClock(new Date('2026-11-25T06:30:00Z'))
    expect(await said()).toEqual(['could not return'])
  })
})

describe('one that cannot be seen to', () => {
  it('is given back however often that was tried before', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    await world.rows('update payments set refund_tries = 32767')
    standIn.fail('refund')
    await world.reconcile()
    standIn.fail('refund', false)
    pass(359)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    pass(1)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
  })
})
