import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { sectionHead } from '#src/features/page.css.ts'
import { usePicture } from '#src/features/use-picture.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './clinic.messages.ts'
import * as css from './clinic.css.ts'

/** Other clinics near this one that treat what it treats. */
export function ClinicsAlike({ facilities }: { facilities: readonly LocalisedFacility[] }) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const picture = usePicture()
  if (facilities.length === 0) return null
  return (
    <section className={css.alike} aria-labelledby="alike">
      <div className={sectionHead}>
        <h2 id="alike">{intl.formatMessage(messages.alike)}</h2>
      </div>
      <ul className={css.alikeList}>
        {facilities.map((facility) => {
          const distance = facility._rankingInfo?.geoDistance
          return (
            <li key={facility.objectID}>
              <Anchor className={css.alikeCard} href={links.clinic(facility)}>
                <img
                  className={css.alikeLogo}
                  src={picture(facility.logo)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                />
                <span className={css.alikeWords}>
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
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
