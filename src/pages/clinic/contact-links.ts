import type { FacilityDetail } from '#contract/facility'

type Place = Pick<FacilityDetail, 'lat' | 'lng'>

/** Address of directions to a place, in the patient's own map app where there is one. */
export const directionsTo = ({ lat, lng }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** Address of a place on a map. */
export const onMap = ({ lat, lng }: Place): string => `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`

/** Address that calls a number; undefined for an invalid one. */
export function telephone(phone: string): string | undefined {
  const digits = phone.replace(/[^+\d]/g, '')
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined
}
