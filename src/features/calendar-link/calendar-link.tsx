import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, CalendarX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed'
import { Problem } from '#contract/problem'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './calendar-link.messages.ts'
import { NewLink } from './parts/new-link.tsx'
import * as css from './calendar-link.css.ts'

type Props = {
  /** When the present link was made; absent where there is none. */
  since: string | null | undefined
  canMake?: boolean
  renew: () => Promise<NewCalendarFeed>
  revoke: () => Promise<CalendarFeed>
  onChanged: (feed: CalendarFeed) => void
}

/** A link by which calendars read visits: made, made anew, and ended. */
export function CalendarLink({ since, canMake = true, renew, revoke, onChanged }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const toast = useToast()
  const make = useRef<HTMLButtonElement>(null)
  const [url, setUrl] = useState<string>()
  const renewing = useMutation({
    mutationFn: renew,
    // Without a network it says so, rather than to wait.
    networkMode: 'always',
    onSuccess: (made) => {
      revoking.reset()
      setUrl(made.url)
      onChanged({ created_at: made.created_at })
    },
  })
  const revoking = useMutation({
    mutationFn: revoke,
    networkMode: 'always',
    onSuccess: (none) => {
      renewing.reset()
      setUrl(undefined)
      onChanged(none)
      toast(intl.formatMessage(messages.revoked))
      // The button that was pressed is gone.
      make.current?.focus()
    },
  })
  // A link is shown once, when it is made: there is nothing to keep of it until then.
  const { need, hint } = useNetworkNeed()
  const failure = renewing.error ?? revoking.error
  const code = useShownCode(failure instanceof Problem ? failure.code : 'unexpected')
  return (
    <Stack gap={3}>
      {url ? <NewLink key={url} url={url} /> : null}
      {since && !url ? (
        <Text as="p" tone="quiet">
          {intl.formatMessage(canMake ? messages.since : messages.sinceAlone, {
            when: format.longDay(since, Intl.DateTimeFormat().resolvedOptions().timeZone),
          })}
        </Text>
      ) : null}
      <div className={css.actions}>
        {canMake ? (
          <Button
            ref={make}
            tone="secondary"
            icon={CalendarPlus}
            busy={renewing.isPending}
            onClick={() => renewing.mutate()}
            {...need}
          >
            {intl.formatMessage(since ? messages.renew : messages.make)}
          </Button>
        ) : null}
        {since ? (
          <Button tone="quiet" icon={CalendarX} busy={revoking.isPending} onClick={() => revoking.mutate()} {...need}>
            {intl.formatMessage(messages.revoke)}
          </Button>
        ) : null}
      </div>
      {hint}
      {failure ? (
        <Note kind="danger" role="alert">
          {intl.formatMessage(problemMessages[code])}
        </Note>
      ) : null}
    </Stack>
  )
}
