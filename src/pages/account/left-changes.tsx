import { useQuery } from '@tanstack/react-query'
import { now as serverNow } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { setAside } from '#src/storage/set-aside.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './account.messages.ts'

/** That changes of whoever was signed in last wait for their sign-in, and until when: how many, and nothing else of them or of whose they are. */
export function LeftChanges() {
  const app = useApp()
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { data: left } = useQuery({
    queryKey: keyOf(app, 'left-changes'),
    queryFn: async () => (await setAside(app.tenant).unsent(new Date(serverNow()))) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  if (!left || !now) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Note kind="warning" title={intl.formatMessage(messages.leftChanges, { count: left.count })}>
      {intl.formatMessage(messages.leftChangesWhy, { until: format.moment(left.until, timeZone, now) })}
    </Note>
  )
}
