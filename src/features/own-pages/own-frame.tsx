import { useEffect, type ReactNode } from 'react'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { forgetOldDrafts } from '#src/features/own-forms/forget-old-drafts.ts'
import { keepCopies } from '#src/features/own-copies/keep-copies.ts'
import { messages } from './own.messages.ts'
import { ownPageList } from './parts/own-page-list.ts'
import { useSignedIn } from './use-signed-in.ts'
import * as css from './own.css.ts'

/** A page of the patient's own, with links to the others. Whoever is not signed in is led to the sign-in, and back. */
export function OwnFrame({ width = 'narrow', children }: { width?: 'narrow' | 'page'; children: ReactNode }) {
  const isSignedIn = useSignedIn()
  const app = useApp()
  const { tenant } = app
  useEffect(() => void forgetOldDrafts(tenant, new Date(now())), [tenant])
  useEffect(() => (isSignedIn ? keepCopies(app) : undefined), [app, isSignedIn])
  return (
    <Wrap width={width}>
      <div className={css.page}>
        <OwnTabs />
        {isSignedIn ? children : <OwnSkeleton />}
      </div>
    </Wrap>
  )
}

/** Links to the patient's own pages. */
export function OwnTabs() {
  const intl = useIntl()
  const links = useLinks()
  const { screen } = usePage()
  return (
    <Tabs
      label={intl.formatMessage(messages.areas)}
      items={ownPageList.map(({ path, message, of }) => ({
        href: links.path(path),
        label: intl.formatMessage(message),
        // One appointment is among the appointments.
        current: of === (screen === 'dashboard-appointment' ? 'appointments' : screen),
      }))}
    />
  )
}

/** Placeholder boxes of an own page. */
export function OwnSkeleton() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <Stack gap={4}>
        <Skeleton inline="60%" block="32px" />
        <Skeleton block="96px" radius="card" />
        <Skeleton block="160px" radius="card" />
      </Stack>
    </Loading>
  )
}

/** In place of what cannot be loaded without a network; it appears by itself. */
export function OwnOffline() {
  const intl = useIntl()
  return (
    <EmptyState picture="offline" title={intl.formatMessage(messages.offline)}>
      {intl.formatMessage(messages.offlineWhy)}
    </EmptyState>
  )
}

/** In place of what could not be loaded. */
export function OwnFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage(messages.failed)}
      actions={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    >
      {intl.formatMessage(messages.failedWhy)}
    </ErrorState>
  )
}
