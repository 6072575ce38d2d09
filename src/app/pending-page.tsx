import { useRouter } from '@tanstack/react-router'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { OfflinePage } from '#src/pages/offline/offline-page.tsx'
import { messages } from '#src/shell/shell.messages.ts'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'

/**
 * In the place of the first page of a document without one, while that is loaded: on a network that answers nothing, nobody looks at a blank page
 * until the calls are given up.
 */
export function PendingPage() {
  const intl = useIntl()
  const router = useRouter()
  if (!useOnline()) return <OfflinePage onRetry={() => void router.invalidate()} />
  return (
    <Wrap>
      <Loading label={intl.formatMessage(messages.loading)}>
        <Stack gap={4}>
          <Skeleton block="96px" radius="card" />
          <Skeleton block="160px" radius="card" />
        </Stack>
      </Loading>
    </Wrap>
  )
}
