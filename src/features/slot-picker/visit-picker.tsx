import { House, Stethoscope, Video } from 'lucide-react'
import type { ConsultationType, PractitionerService } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { useFeeWords } from '#src/features/fee/fee-text.tsx'
import { offeredFee } from '#src/features/fee/offered-fee.ts'
import { HomeTimesPlace } from '#src/features/home-times/home-times-place.tsx'
import { wholeMark } from '#src/features/script-runs.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SelectField } from '#src/ui/text-field.tsx'
import { messages } from './parts/slot-picker.messages.ts'
import { chooseVisit, type Visit, visitFacilities, visitServices, visitTypes } from './visit-options.ts'

export type VisitPickerProps = {
  practitionerId: string
  services: readonly PractitionerService[]
  /** Places of the doctor; services name facilities by id. */
  facilities: readonly { id: string; name: string; area: string; timeZone: string }[]
  visit: Visit
  onChange: (visit: Visit) => void
}

/**
 * Choices of consultation type, place and service: only what the doctor offers, and none where there is only one. Beside them is said when a
 * visit at home could be.
 */
export function VisitPicker({ practitionerId, services, facilities, visit, onChange }: VisitPickerProps) {
  const intl = useIntl()
  const format = useFormat()
  const { language } = useApp().locale
  const change = (wanted: Partial<Visit>) => {
    const next = chooseVisit(services, { ...visit, ...wanted })
    if (next) onChange(next)
  }
  const types = visitTypes(services)
  const places = visitFacilities(services, visit.consultation_type)
  const offered = visitServices(services, visit.consultation_type, visit.facility_id)
  const nameOf = (id: string) => {
    const facility = facilities.find((one) => one.id === id)
    if (!facility) return id
    return facility.name.includes(facility.area) ? facility.name : `${facility.name} · ${facility.area}`
  }
  const words = useFeeWords()
  const feeOf = (offers: readonly PractitionerService[]) => offeredFee(offers.map(({ fee }) => fee))
  // Each choice shows its own fee where fees differ.
  const hasFees = feeOf(services)?.isFrom ?? false
  const feeWords = (offers: readonly PractitionerService[]) => {
    const fee = hasFees ? feeOf(offers) : undefined
    return fee && words(fee)
  }
  const withFee = (name: string, offers: readonly PractitionerService[]) => {
    const fee = feeWords(offers)
    return fee ? intl.formatMessage(messages.placeOption, { name, fee }) : name
  }
  const marked = (value: string, label: string) => ({ value, label, ...wholeMark(label, language) })
  if (types.length < 2 && places.length < 2 && offered.length < 2) return null
  const zoneOf = (id: string) => facilities.find((one) => one.id === id)?.timeZone ?? 'UTC'
  const homeTimes = <HomeTimesPlace {...{ practitionerId, services, visit, zoneOf }} />
  return (
    <Stack gap={3}>
      {types.length < 2 ? null : (
        <Segmented
          label={intl.formatMessage(messages.kind)}
          value={visit.consultation_type}
          options={types.map((type) => ({
            value: type,
            label: intl.formatMessage(messages[type]),
            detail: feeWords(services.filter((service) => service.consultation_type === type)),
            icon: visitIcons[type],
          }))}
          onChange={(type) => change({ consultation_type: type })}
        />
      )}
      {visit.consultation_type === 'homecare' ? null : homeTimes}
      {places.length < 2 ? null : (
        <SelectField
          label={intl.formatMessage(messages.place)}
          value={visit.facility_id}
          options={places.map((id) =>
            marked(id, withFee(nameOf(id), visitServices(services, visit.consultation_type, id))),
          )}
          onChange={(id) => change({ facility_id: id })}
        />
      )}
      {offered.length < 2 ? null : (
        <SelectField
          label={intl.formatMessage(messages.service)}
          value={visit.service_id}
          options={offered.map((service) =>
            marked(
              service.id,
              intl.formatMessage(messages.serviceOption, {
                name: service.name,
                minutes: service.duration_minutes,
                fee: format.money(service.fee),
              }),
            ),
          )}
          onChange={(id) => change({ service_id: id })}
        />
      )}
      {visit.consultation_type === 'homecare' ? homeTimes : null}
    </Stack>
  )
}

/** The icon of each consultation type. */
export const visitIcons: Record<ConsultationType, typeof Video> = {
  clinic: Stethoscope,
  telemedicine: Video,
  homecare: House,
}
