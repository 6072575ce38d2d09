import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { NeighbourCard, Neighbours } from '#src/features/neighbours/neighbours.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { usePicture } from '#src/features/use-picture.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './clinic.messages.ts'
import * as css from './clinic.css.ts'

/** Other clinics near this one with the same specialities. */
export function ClinicsAlike({ facilities }: { facilities: readonly LocalisedFacility[] }) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const picture = usePicture()
  if (facilities.length === 0) return null
  return (
    <Neighbours id="alike" title={intl.formatMessage(messages.alike)} className={css.alike}>
      {facilities.map((facility) => {
        const distance = facility._rankingInfo?.geoDistance
        return (
          <NeighbourCard
            key={facility.objectID}
            href={links.clinic(facility)}
            picture={
              <img
                className={css.alikeLogo}
                src={picture(facility.logo)}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                decoding="async"
              />
            }
          >
            <Text weight="strong">
              <OwnScript>{facility.lang_name}</OwnScript>
            </Text>
            <Text tone="quiet">
              <OwnScript>{`${facility.lang_area} · ${facility.lang_city}`}</OwnScript>
            </Text>
            <Text size="1" tone="quiet">
              {[
                intl.formatMessage(messages.doctorCount, { count: facility.doctors }),
                ...(distance === undefined ? [] : [format.distance(distance)]),
              ].join(' · ')}
            </Text>
          </NeighbourCard>
        )
      })}
    </Neighbours>
  )
}
