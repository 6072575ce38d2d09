import type { AppContext } from '#src/context/app-context.ts'
import { now } from '#src/clock/server-time.ts'
import { messages } from '#src/features/held-time/held.messages.ts'
import { areaOfPlace } from '#src/features/place-of-times.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { heldSlots, type HeldSlot } from '#src/storage/held-slots.ts'
import type { FreeRow } from './soonest.ts'
import type { HomeCriteria } from './home-criteria.ts'

type Criteria = Pick<HomeCriteria, 'city' | 'visit'>
/** Most holds that are looked up; a patient seldom has more. */
const mostHeld = 3

/** A row of the board that the patient holds until `heldUntil`. */
export type OwnRow = FreeRow & { heldUntil: string; city: string }
type PlaceOwn = (soonest: readonly FreeRow[], shown: Pick<Shown, 'criteria' | 'rowCount'>) => readonly FreeRow[]
/** `now` in milliseconds of the server's clock. */
type Shown = { criteria: Criteria; rowCount: number; now: number }

/** Reads what this device holds in the country of the page. The returned function puts it among the rows of the board. */
export async function findOwnTimes(app: AppContext, signal: AbortSignal): Promise<PlaceOwn | null> {
  const held = await heldSlots(app.tenant, new Date(now()))
  if (held.length === 0) return null
  const [{ discovery }] = await Promise.all([app.apis(), app.intl.load('late')])
  const rows = await Promise.all(
    held.slice(0, mostHeld).map(async (one) => {
      const doctor = await discovery.practitionerById(one.offered.practitioner_id, signal).catch(() => undefined)
      return doctor?.countryCode === app.locale.country ? [toRow(app, one, doctor)] : []
    }),
  )
  return (soonest, shown) => withOwn(soonest, rows.flat(), { ...shown, now: now() })
}

/**
 * The board including the patient's holds, as far as they match the criteria and are valid: sooner times never displace them.
 *
 * @param soonest - of other times, as many as the board has rows
 */
export function withOwn(
  soonest: readonly FreeRow[],
  own: readonly OwnRow[],
  { criteria: { city, visit }, rowCount, now }: Shown,
): readonly FreeRow[] {
  const shown = own.filter(
    (row) =>
      Date.parse(row.heldUntil) > now &&
      (!city || row.city === city) &&
      (!visit || row.slot.consultation_type === visit),
  )
  const isOwn = ({ slot }: FreeRow) => shown.some((row) => row.slot.practitioner_id === slot.practitioner_id)
  const others = soonest.filter((row) => !isOwn(row))
  return [...shown, ...others.slice(0, rowCount - shown.length)]
}

type Doctor = Awaited<ReturnType<Awaited<ReturnType<AppContext['apis']>>['discovery']['practitionerById']>>

function toRow({ intl, locale }: AppContext, { offered, timeZone, heldUntil }: HeldSlot, doctor: Doctor): OwnRow {
  const { fee, ...slot } = offered
  const { slug, speciality_slug, city_slug, lang_fullName: fullName, lang_title: title } = doctor
  const place = doctor.locations.find(({ facility_id }) => facility_id === slot.facility_id)
  const area = areaOfPlace(doctor, place, locale.language)
  const until = createFormat(intl).time(heldUntil, timeZone)
  return {
    slot,
    timeZone,
    doctor: { slug, speciality_slug, city_slug, fullName, title, area },
    fee,
    note: intl.formatMessage(messages.until, { until }),
    heldUntil,
    city: place?.city_slug ?? city_slug,
  }
}
