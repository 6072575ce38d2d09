import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { messages } from './appointment.messages.ts'
import * as css from './appointment.css.ts'

/** Shown where this device cannot open the appointment; `why` selects the explanation. */
export function NotOpened({ why }: { why: 'locked' | 'ended' }) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      heading="h1"
      title={intl.formatMessage(messages[why])}
      actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.home)}</LinkButton>}
    >
      {intl.formatMessage(messages[`${why}Why`])}
    </EmptyState>
  )
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
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

/** Placeholder boxes of an appointment; `of` says what is loading. */
export function AppointmentSkeleton({ of = 'loading' }: { of?: 'loading' | 'opening' }) {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages[of])}>
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
