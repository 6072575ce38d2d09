import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { slot as slotLook } from '#src/features/slot-row/slot.css.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery } from '#src/queries/availability.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { useAwaited } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import * as css from './payment.css.ts'

/** How many times are shown. */
const most = 6

/** The nearest free times of the same doctor for the same kind of visit, and the way to all of them. */
export function NextTimes() {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const links = useLinks()
  const id = useId()
  const { practitioner, consultation_type } = useAwaited()
  const options = { consultation_type, limit: most }
  const { data } = useQuery(nextAvailabilityQuery(useApp(), [practitioner.id], options))
  const [free] = data ?? []
  return (
    <Stack gap={4}>
      {free?.slots.length ? (
        <section aria-labelledby={id}>
          <Stack gap={3}>
            <h2 id={id}>{intl.formatMessage(messages.nextTimes)}</h2>
            <div className={css.times}>
              {free.slots.slice(0, most).map((slot) => {
                const when = format.dayAndTime(slot.start, free.time_zone, now)
                return (
                  <Anchor
                    key={`${slot.facility_id} ${slot.start}`}
                    href={links.book(practitioner, slot)}
                    className={slotLook()}
                    aria-label={intl.formatMessage(messages.book, { when })}
                  >
                    {when}
                  </Anchor>
                )
              })}
            </div>
          </Stack>
        </section>
      ) : null}
      <div>
        <LinkButton tone="secondary" href={links.doctor(practitioner)}>
          {intl.formatMessage(messages.otherTimes)}
        </LinkButton>
      </div>
    </Stack>
  )
}
