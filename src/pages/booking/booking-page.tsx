import { useQuery } from '@tanstack/react-query'
import type { PractitionerService } from '#contract/directory'
import type { PractitionerDetail } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { practitionerQuery } from '#src/queries/practitioner.ts'
import { servicesQuery } from '#src/queries/availability.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { BookingFlow } from './booking-flow.tsx'
import { messages } from './booking.messages.ts'
import { keptBookingQuery } from './kept-booking.ts'
import * as css from './booking.css.ts'

/** Booking a visit with one doctor (R06): loads doctor and services, and the draft of an earlier visit to this page. */
export function BookingPage() {
  const app = useApp()
  const { params } = usePage()
  const practitioner = useQuery(practitionerQuery(app, params.name ?? ''))
  const id = practitioner.data?.id ?? ''
  const services = useQuery({ ...servicesQuery(app, id), enabled: id !== '' })
  const kept = useQuery({ ...keptBookingQuery(app, id), enabled: id !== '' })

  if (practitioner.data && services.data && kept.data) {
    if (services.data.length === 0) return <NotBookable practitioner={practitioner.data} />
    return <BookingFlow key={id} offer={toOffer(practitioner.data, services.data)} kept={kept.data} />
  }
  const failed = [practitioner, services].filter((query) => query.isError)
  if (failed.length) return <Failed onRetry={() => failed.forEach((query) => void query.refetch())} />
  return <BookingSkeleton />
}

const toOffer = (practitioner: PractitionerDetail, services: readonly PractitionerService[]) => ({
  practitioner,
  services,
})

function Failed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Wrap width="narrow">
      <ErrorState
        heading="h1"
        title={intl.formatMessage(messages.loadFailed)}
        actions={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
      >
        {intl.formatMessage(messages.loadFailedWhy)}
      </ErrorState>
    </Wrap>
  )
}

function NotBookable({ practitioner }: { practitioner: PractitionerDetail }) {
  const intl = useIntl()
  const links = useLinks()
  const href = links.results({ speciality: practitioner.speciality_slug, city: practitioner.city_slug })
  return (
    <Wrap width="narrow">
      <EmptyState
        heading="h1"
        title={intl.formatMessage(messages.notBookable)}
        actions={<LinkButton href={href}>{intl.formatMessage(messages.others)}</LinkButton>}
      >
        {intl.formatMessage(messages.notBookableWhy)}
      </EmptyState>
    </Wrap>
  )
}

/** Placeholder boxes of the first step, so that nothing moves when they are filled. */
function BookingSkeleton() {
  const intl = useIntl()
  return (
    <Wrap width="booking">
      <Loading label={intl.formatMessage(messages.loading)}>
        <div className={css.columns}>
          <Stack gap={6}>
            <Skeleton inline="70%" block="32px" />
            <Skeleton block="56px" radius="card" />
            <Skeleton block="72px" radius="card" />
            <Skeleton block="240px" radius="card" />
          </Stack>
          <div className={css.aside}>
            <Skeleton block="360px" radius="card" />
          </div>
        </div>
      </Loading>
    </Wrap>
  )
}
