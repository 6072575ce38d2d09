import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { appointmentWith } from '#tests/support/booking'
import { appWith } from '#tests/support/own-page'
import { arrivalSource } from '#src/storage/arrival-source.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { noteSource } from './note-source.ts'
import { trackBooking } from './track-booking.ts'

const tenant = 'sources'
const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const kept = () => arrivalSource(tenant).of(days(0.1))
beforeEach(() => tenantStorage(tenant).clear())

it.each([
  ['?source=newsletter_11', 'newsletter_11'],
  ['?utm_source=Poster', 'poster'],
  ['?source=clinic&utm_source=poster', 'clinic'],
  ['?source=', undefined],
  ['?source=%3Cscript%3E', undefined],
  [`?source=${'x'.repeat(41)}`, undefined],
  ['', undefined],
])('an address that ends in %s says that %s led here [C13]', async (search, source) => {
  await noteSource(tenant, search)
  expect(await kept()).toBe(source)
})

it('of a visitor the newest source counts, for a week, and for no booking that was made before [C13]', async () => {
  const sources = arrivalSource(tenant)
  await sources.keep('poster', days(-2))
  await sources.keep('newsletter', now)
  expect(await sources.of(days(7))).toBe('newsletter')
  expect(await sources.of(days(7.01))).toBeUndefined()
  expect(await sources.of(days(-0.01))).toBeUndefined()
})

it('is told of one booking, once, and again later where nobody answered [N09]', async () => {
  await arrivalSource(tenant).keep('poster', now)
  const told: unknown[] = []
  const answer = vi.fn<() => 'offline' | { data: unknown }>(() => 'offline')
  const track = ({ body }: { body: string | undefined }) => {
    told.push(JSON.parse(body ?? ''))
    return answer()
  }
  const { app } = appWith({ tenant, answers: { 'POST /notification/track': track } })
  const visit = { ...appointmentWith('a-1'), created_at: days(0.1).toISOString() }
  await trackBooking(app, visit).catch(() => undefined)
  expect(await kept()).toBe('poster')
  answer.mockReturnValue({ data: { tracked: true } })
  const before = told.length
  await Promise.all([trackBooking(app, visit), trackBooking(app, visit)])
  expect(told.slice(before)).toEqual([{ source: 'poster', appointment_number: visit.appointment_number }])
  expect(await kept()).toBeUndefined()
})
