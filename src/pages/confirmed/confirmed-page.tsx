import { useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { ConfirmedAppointment } from './confirmed-appointment.tsx'
import { messages } from './confirmed.messages.ts'
import * as css from './confirmed.css.ts'

/** The confirmed appointment (R08), opened with the token this device got when it booked. */
export function ConfirmedPage() {
  const app = useApp()
  const { params } = usePage()
  const appointment = useQuery(appointmentQuery(app, params.id ?? ''))
  return (
    <Wrap>
      <div className={css.page}>
        {appointment.data ? (
          <ConfirmedAppointment appointment={appointment.data} />
        ) : appointment.isError ? (
          <NotShown error={appointment.error} onRetry={() => void appointment.refetch()} />
        ) : (
          <ConfirmedSkeleton />
        )}
      </div>
    </Wrap>
  )
}

const isLocked = (error: unknown) =>
  error instanceof Problem && ['not_found', 'unauthenticated', 'forbidden', 'validation_failed'].includes(error.code)

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl()
  const links = useLinks()
  if (isLocked(error))
    return (
      <EmptyState
        heading="h1"
        title={intl.formatMessage(messages.locked)}
        actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.home)}</LinkButton>}
      >
        {intl.formatMessage(messages.lockedWhy)}
      </EmptyState>
    )
  return (
    <ErrorState
      heading="h1"
      title={intl.formatMessage(messages.failed)}
      actions={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    >
      {intl.formatMessage(messages.failedWhy)}
    </ErrorState>
  )
}

function ConfirmedSkeleton() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <div className={css.columns}>
        <Stack gap={4}>
          <Skeleton inline="60%" block="48px" />
          <Skeleton block="360px" radius="card" />
        </Stack>
        <Skeleton block="200px" radius="card" />
      </div>
    </Loading>
  )
}
