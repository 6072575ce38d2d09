import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { createStandIn } from './payment-stand-in.ts'
import { later, openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

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

const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

/** A visit whose payment is open at the provider, under its name there. */
async function opened(...args: Parameters<PaymentWorld['bookUnpaid']>): Promise<{ visit: Unpaid; id: string }> {
  const visit = await world.bookUnpaid(...args)
  return { visit, id: (await world.pageOf(visit)).slice(1) }
}

const toldOfTheEnd = () => world.rows(`select phone from sent_messages where body like '%not paid in time%'`)

it('a visit is not settled at the visit once its 15 minutes are over: it ends, and its time is free', async () => {
  const { visit } = await opened(tomorrow)
  const settle = () =>
    world.call('PUT', `/appointment/payments/${visit.appointment.id}/at-visit`, {
      token: visit.token,
      body: { payment_method: 'at_facility' },
    })
  pass(16)
  for (const _ of ['no job was there yet', 'ended by the call before']) {
    const refused = await settle()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_expired'])
    expect(await world.books()).toEqual([{ visit: 'expired', time: 'released', payments: ['expired'] }])
  }
})

describe('a patient who has paid in the last moment', () => {
  const paidAtTheEnd = async () => {
    const { visit, id } = await opened()
    pass(14)
    standIn.settle(id)
    pass(2)
    // Whoever wants a time ends the visit before the job does.
    await world.tryBooking(later, { payment_method: 'at_facility' }, '501234568')
    return visit
  }

  it('is booked as soon as they are back, whoever has ended the visit meanwhile', async () => {
    const visit = await paidAtTheEnd()
    expect((await world.stored(visit)).status).toBe('expired')
    expect(await world.state(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
  })

  it('is not told that nothing was paid before the provider has said so', async () => {
    const visit = await paidAtTheEnd()
    standIn.fail('close')
    expect(await world.state(visit)).toMatchObject({ status: 'expired', payment: { is_unclear: true } })
    await world.reconcile()
    await world.app.announcer.deliver()
    expect(await toldOfTheEnd()).toEqual([])
    standIn.fail('close', false)
    pass(2)
    await world.reconcile()
    await world.app.announcer.deliver()
    expect(await world.stored(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
    expect((await world.stored(visit)).payment).not.toHaveProperty('is_unclear')
    expect(await toldOfTheEnd()).toEqual([])
  })

  it('is told at the latest after an hour in which the provider says nothing', async () => {
    await opened()
    standIn.fail('close')
    pass(74)
    await world.reconcile()
    await world.app.announcer.deliver()
    expect(await toldOfTheEnd()).toEqual([])
    pass(1)
    await world.reconcile()
    await world.app.announcer.deliver()
    expect(await toldOfTheEnd()).toHaveLength(1)
  })

  it('who has not paid is told so once the provider has closed it', async () => {
    const { visit } = await opened()
    pass(15)
    await world.reconcile()
    await world.app.announcer.deliver()
    expect((await world.stored(visit)).payment).not.toHaveProperty('is_unclear')
    expect(await toldOfTheEnd()).toHaveLength(1)
  })
})

describe('a visit that was not paid in time', () => {
  /** Another patient has a visit later than that, and waits for an earlier time. */
  const somebodyWaits = async () => {
    const waits = await world.bookUnpaid('2026-11-24T07:00:00.000Z', { payment_method: 'at_facility' }, '501234569')
    const path = `/patientapp/appointments/${waits.appointment.id}/toggle_earlier`
    const toggled = await world.callService('appointment', 'PUT', path, {
      tenant: paying,
      body: { forcebookable: true, wanted: true },
      headers: { [headers.appointmentToken]: waits.token },
    })
    expect(toggled.statusCode, toggled.body).toBe(200)
  }
  const freed = () => world.rows('select lower(during) as start from freed_slots')

  it('gives its time to who waits, where a booking of another time ended it', async () => {
    await opened()
    await somebodyWaits()
    pass(16)
    await world.tryBooking(later, { payment_method: 'at_facility' }, '501234568')
    expect(await freed()).toEqual([{ start: new Date(tomorrow) }])
  })

  it('gives nobody its time where it is booked in the same moment', async () => {
    await opened()
    await somebodyWaits()
    pass(16)
    expect((await world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')).statusCode).toBe(200)
    expect(await freed()).toEqual([])
  })

  it('gives its time to who waits, where its patient comes too late to pay', async () => {
    const { visit } = await opened()
    await somebodyWaits()
    pass(16)
    expect((await world.start(visit)).json().data).not.toHaveProperty('redirect_url')
    expect(await freed()).toEqual([{ start: new Date(tomorrow) }])
  })

  it('says so to who changes their consent', async () => {
    const { visit } = await opened()
    pass(15)
    await world.reconcile()
    const path = `/patientapp/appointments/${visit.appointment.id}/consent`
    const answer = await world.callService('appointment', 'POST', path, {
      tenant: paying,
      body: { fg_consent: false, forcebookable: true },
      headers: { [headers.appointmentToken]: visit.token },
    })
    expect(answer.json().code).toBe('payment_expired')
  })
})
