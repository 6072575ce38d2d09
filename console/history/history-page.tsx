import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '../console-context.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { draftQuery } from '../draft/draft-query.ts'
import { usePress } from '../form/use-press.ts'
import { list } from '../people/people.css.ts'
import { messages as groups } from '../settings/groups.messages.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { messages } from './history.messages.ts'
import { VersionRow } from './version-row.tsx'

/** What patients saw before, the newest first, and going back to it. */
export function HistoryPage() {
  const intl = useIntl()
  const { api } = useConsole()
  const title = intl.formatMessage(groups.history)
  useTitle(title)
  const draft = useQuery(draftQuery(api))
  const query = useInfiniteQuery({
    queryKey: ['history', 'versions'],
    queryFn: ({ pageParam }) => api('history', { query: pageParam === 0 ? {} : { before: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
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
          {intl.formatMessage(messages.lead)}
        </Text>
      </div>
      <Loaded query={draft}>
        {(read) => (
          <>
            <DraftStrip draft={read} isInHistory />
            <Loaded query={query}>
              {({ pages }) => {
                const versions = pages.flatMap((page) => page.versions)
                if (versions.length === 0) return <EmptyState title={intl.formatMessage(messages.none)} />
                return (
                  <Stack gap={4}>
                    <ol className={list} aria-label={intl.formatMessage(messages.list)}>
                      {versions.map((version, at) => (
                        <VersionRow key={version.number} version={version} isShown={at === 0} draft={read} />
                      ))}
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
                )
              }}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  )
}
