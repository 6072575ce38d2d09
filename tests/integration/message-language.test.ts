import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { signIn } from '#tests/support/signed-in'
import { base64, goodPassword, openAccountWorld, type AccountWorld } from './account-world.ts'
import { bookingAt, e164, monday, openWorld, type World } from './appointment-world.ts'

const arabic = /[\u0621-\u064A]{3}/

describe('a patient who chose Arabic and is called for in English is written to in Arabic', () => {
  let world: AccountWorld
  beforeAll(async () => {
    world = await openAccountWorld()
  })
  afterAll(() => world.close())
  beforeEach(() => world.pass(3600))

  /** An account that chose a language, in which a stranger's calls are not made. */
  async function join() {
    const phone = world.newPhone()
    const { idToken: bearer, PatientID: id } = await world.join(phone, goodPassword)
    const email = `reader.${phone}@known.example`
    await world.database.query(
      `update patients set language = 'ar', email = $1, email_proven_at = now() where id = $2`,
      [email, id],
    )
    world.pass(120)
    return { phone, bearer, email }
  }

  it.each(['sign_in', 'reset_password', 'guest_booking'])(
    'by a code to %s, and nobody’s phone in English [C26]',
    async (type) => {
      const { phone } = await join()
      await world.post(calls.sendCode.path, { phone, country_code: '971', type })
      expect(world.sent.at(-1)).toMatchObject({ phone: `+971${phone}`, body: expect.stringMatching(arabic) })
      const stranger = world.newPhone()
      await world.post(calls.sendCode.path, { phone: stranger, country_code: '971', type })
      expect(world.sent.at(-1)).toMatchObject({
        phone: `+971${stranger}`,
        body: expect.stringContaining('Do not share'),
      })
      await world.post(calls.sendCode.path, { phone: world.newPhone(), country_code: '971', type }, { locale: 'ar-ae' })
      expect(world.sent.at(-1)!.body).toMatch(arabic)
    },
  )

  it('by mails of codes and links, whose page is in that language too [S16] [S26]', async () => {
    const { email } = await join()
    await world.post(additions.sendEmailCode.path, { email })
    expect(world.mails.at(-1)).toMatchObject({ email, language: 'ar', body: expect.stringMatching(arabic) })
    await world.post(additions.sendResetLink.path, { email })
    expect(world.mails.at(-1)).toMatchObject({ language: 'ar', subject: expect.stringMatching(arabic) })
    expect(world.mails.at(-1)!.link!.href).toContain('/ar-ae/updatepassword')
    await world.post(additions.sendResetLink.path, { email: 'nobody@unknown.example' })
    expect(world.mails.at(-1)).toMatchObject({ language: 'en', link: { href: expect.stringContaining('/en-ae/') } })
  })

  it('by the codes of a new phone, a new email and of the documents [C35] [C36] [C32]', async () => {
    const { bearer, phone } = await join()
    await world.post(additions.confirmOwner.path, { password: base64(goodPassword) }, { bearer })
    await world.send('POST', calls.sendPhoneToken.path, { phone: world.newPhone(), country_code: '971' }, { bearer })
    expect(world.sent.at(-1)!.body).toMatch(arabic)
    const email = `new.${phone}@known.example`
    await world.send('PUT', calls.updateEmail.path, { email, email_confirmation: email }, { bearer })
    expect(world.mails.at(-1)).toMatchObject({ email, language: 'ar', body: expect.stringMatching(arabic) })
    await world.send('POST', calls.sendDocumentCode.path, {}, { bearer })
    expect(world.sent.at(-1)).toMatchObject({ phone: `+971${phone}`, body: expect.stringMatching(arabic) })
  })
})

describe('of a visit', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())
  beforeEach(() => world.reset())

  const texted = (count: number) =>
    vi.waitFor(async () => {
      const sent = await world.database.query<{ body: string }>('select body from sent_messages order by id')
      expect(sent).toHaveLength(count)
      return sent.at(-1)!.body
    })
  const book = async () =>
    (await world.book(bookingAt('2026-11-24T05:00:00.000Z'), { guestToken: await world.guest() })).json<{
      data: BookedAppointment
    }>().data
  const cancel = ({ appointment, appointment_token }: BookedAppointment, locale: string) =>
    world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
      locale,
      body: { forcebookable: true },
      headers: { [headers.appointmentToken]: appointment_token },
    })

  it('the patient is told in the language of the account of its phone, whoever books and cancels [C61] [C56]', async () => {
    const { patientId } = await signIn(world.database, { phone: e164, now: monday })
    await world.database.query(`update patients set language = 'id' where id = $1`, [patientId])
    const booked = await book()
    const told = await texted(1)
    expect(told).toContain('Anda terjadwal dengan')
    expect(told).toContain(`/id/appointment-detail/${booked.appointment.appointment_number}#`)
    expect((await cancel(booked, 'ar-ae')).statusCode).toBe(200)
    expect(await texted(2)).toContain('dibatalkan')
  })

  it('by mail where texts are off, to an email that the account has proven, and to none that was only typed', async () => {
    const { patientId } = await signIn(world.database, { phone: e164, now: monday })
    await world.database.query(
      `insert into notification_settings (tenant_code, patient_id, topic, push, sms, email) values ('patientweb', $1, 'reminders', true, false, true)`,
      [patientId],
    )
    const prove = `update patients set language = 'id', email = 'reader@known.example', email_proven_at = $2 where id = $1`
    const remind = async (provenAt: string | null) => {
      await world.database.query(prove, [patientId, provenAt])
      const booked = await book()
      await world.app.announcer.deliver()
      await world.database.query('delete from sent_messages')
      world.setClock('2026-11-24T03:05:00.000Z')
      await world.app.remind()
      await world.app.announcer.deliver()
      const told = await world.database.query<{
        phone: string | null
        email: string | null
        subject: string
        body: string
      }>('select phone, email, subject, body from sent_messages order by id')
      await cancel(booked, 'en-ae')
      world.setClock(monday)
      return { booked, told }
    }
    const unproven = await remind(null)
    expect(unproven.told).toMatchObject([
      { phone: e164, email: null, body: expect.stringContaining('pengingat kunjungan Anda') },
    ])
    const { booked, told } = await remind(monday.toISOString())
    expect(told).toMatchObject([
      { phone: null, email: 'reader@known.example', subject: expect.stringMatching(/^Kunjungan Anda: /) },
    ])
    expect(told[0]?.body).toMatch(
      new RegExp(`Rincian, pindah, atau batal:\\n.+/${booked.appointment.appointment_number}#`),
    )
  })

  it('a guest is told in that of the call', async () => {
    const booked = await book()
    expect(await texted(1)).toContain('you are booked with')
    await cancel(booked, 'ar-ae')
    expect(await texted(2)).toMatch(arabic)
  })
})
