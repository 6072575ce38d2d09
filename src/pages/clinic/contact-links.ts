import type { FacilityDetail } from '#contract/facility'

type Place = Pick<FacilityDetail, 'lat' | 'lng'>

/** The way to a place, on a map of the patient's own app where there is one. */
export const directionsTo = ({ lat, lng }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** A place on a map. */
export const onMap = ({ lat, lng }: Place): string => `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`

/** A number as a telephone takes it; undefined where there is none to call. */
export function telephone(phone: string): string | undefined {
  const digits = phone.replace(/[^+\d]/g, '')
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined
}
