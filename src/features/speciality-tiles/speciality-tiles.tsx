import type { CategoryAvailability, Slot } from '#contract/availability'
import type { SpecialityHit } from '#contract/directory'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { type ResultsAddress, useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { specialityIcon } from './speciality-icon.ts'
import { messages } from './speciality-tiles.messages.ts'
import * as css from './speciality-tiles.css.ts'

/** The next free slots of a speciality, by its slug. */
export type NextOfSpeciality = Pick<CategoryAvailability, 'category' | 'time_zone'> & {
  slots: readonly Pick<Slot, 'start'>[]
}

export type SpecialityTilesProps = {
  specialities: readonly SpecialityHit[]
  /** Other criteria of the lists behind the tiles: place and consultation type. */
  address: ResultsAddress
  /** The next free time of each; undefined while it is loading. */
  availability: readonly NextOfSpeciality[] | undefined
  hasFailed?: boolean
}

/** Specialities to choose from, each with the next free time of one of its doctors. */
export function SpecialityTiles({ specialities, address, availability, hasFailed = false }: SpecialityTilesProps) {
  const links = useLinks()
  return (
    <ul className={css.tiles}>
      {specialities.map(({ slug, speciality, icon }) => (
        <li key={slug}>
          <Anchor className={css.tile} href={links.results({ ...address, speciality: slug })}>
            <span className={css.icon}>
              <Icon of={specialityIcon(icon)} size="large" />
            </span>
            <span className={css.words}>
              <span className={css.name}>{speciality}</span>
              <span className={css.next}>
                {hasFailed ? null : (
                  <NextTime
                    answer={availability?.find(({ category }) => category === slug)}
                    isKnown={availability !== undefined}
                  />
                )}
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function NextTime({ answer, isKnown }: { answer: NextOfSpeciality | undefined; isKnown: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!isKnown || !now) return <Skeleton inline="70%" block="13px" />
  const first = answer?.slots[0]
  if (!answer || !first) return null
  const { time_zone: zone } = answer
  return intl.formatMessage(messages.next, {
    day: format.day(first.start, zone, now),
    time: format.time(first.start, zone),
  })
}
