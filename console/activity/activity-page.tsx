import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { staffEventLimits } from '#contract/console/staff-events'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { usePress } from '../form/use-press.ts'
import { useSession } from '../session/use-session.ts'
import { messages as shell } from '../shell/shell.messages.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { saveFile } from '../ui/save-file.ts'
import { list } from '../people/people.css.ts'
import { EventRow } from './event-row.tsx'
import { messages } from './activity.messages.ts'

/** What was done in the console, the latest first. */
export function ActivityPage() {
  const intl = useIntl()
  const { api, tenant } = useConsole()
  const isOwner = useSession().role === 'owner'
  const title = intl.formatMessage(shell.activity)
  useTitle(title)
  const query = useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam }) => api('activity', { query: pageParam === 0 ? {} : { before: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  const file = usePress({
    act: async () => saveFile(`${tenant}-activity.csv`, 'text/csv', await api('activityFile')),
  })
  const earlier = usePress({
    act: async () => {
      const { error } = await query.fetchNextPage()
      if (error) throw error
    },
  })
  return (
    <>
      <div>
        <h1>{title}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead, { days: staffEventLimits.days })}
        </Text>
      </div>
      {isOwner ? (
        <div>
          <PressNotice refusal={file.refusal} />
          <Button tone="secondary" size="small" icon={Download} busy={file.isBusy} onClick={() => void file.press()}>
            {intl.formatMessage(messages.download)}
          </Button>
        </div>
      ) : (
        <Text as="p">{intl.formatMessage(messages.ownersDownload)}</Text>
      )}
      <Loaded query={query}>
        {({ pages }) => (
          <Stack gap={4}>
            <ol className={list} aria-label={intl.formatMessage(messages.list)}>
              {pages.flatMap(({ events }) => events.map((event) => <EventRow key={event.id} event={event} />))}
            </ol>
            {query.hasNextPage ? (
              <div>
                <PressNotice refusal={earlier.refusal} />
                <Button tone="secondary" block busy={earlier.isBusy} onClick={() => void earlier.press()}>
                  {intl.formatMessage(messages.earlier)}
                </Button>
              </div>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </>
  )
}
