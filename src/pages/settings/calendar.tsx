import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarX, Copy } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { calendarFeedQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './calendar.messages.ts'
import { Section } from './section.tsx'
import { useRefused } from './use-refused.ts'
import * as css from './settings.css.ts'

/** The link by which calendars read the patient's visits: made, made anew, and ended. */
export function Calendar() {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const toast = useToast()
  const refused = useRefused()
  const { queryKey } = calendarFeedQuery(app)
  const feed = useQuery(calendarFeedQuery(app))
  const [url, setUrl] = useState<string>()
  const renewing = useMutation({
    mutationFn: async () => (await settingsOf(app)).renewCalendarFeed(),
    onSuccess: (made) => {
      setUrl(made.url)
      app.queryClient.setQueryData(queryKey, { created_at: made.created_at })
    },
    onError: refused,
  })
  const revoking = useMutation({
    mutationFn: async () => (await settingsOf(app)).revokeCalendarFeed(),
    onSuccess: (none) => {
      setUrl(undefined)
      app.queryClient.setQueryData(queryKey, none)
      toast(intl.formatMessage(messages.revoked))
    },
    onError: refused,
  })
  const since = feed.data?.created_at
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      <Stack gap={3}>
        {url ? <NewLink url={url} /> : null}
        {since && !url ? (
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.since, {
              when: format.longDay(since, Intl.DateTimeFormat().resolvedOptions().timeZone),
            })}
          </Text>
        ) : null}
        <div className={css.actions}>
          <Button tone="secondary" icon={CalendarPlus} busy={renewing.isPending} onClick={() => renewing.mutate()}>
            {intl.formatMessage(since ? messages.renew : messages.make)}
          </Button>
          {since ? (
            <Button tone="quiet" icon={CalendarX} busy={revoking.isPending} onClick={() => revoking.mutate()}>
              {intl.formatMessage(messages.revoke)}
            </Button>
          ) : null}
        </div>
      </Stack>
    </Section>
  )
}

/** A link that was made now: it is shown this once. */
function NewLink({ url }: { url: string }) {
  const intl = useIntl()
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(intl.formatMessage(messages.copied)),
      () => toast(intl.formatMessage(messages.notCopied)),
    )
  return (
    <Stack gap={2}>
      <TextField
        label={intl.formatMessage(messages.link)}
        hint={intl.formatMessage(messages.secret)}
        name="calendar-link"
        dir="ltr"
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <LinkButton size="small" href={url.replace(/^https?:/, 'webcal:')}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
        <Button tone="secondary" size="small" icon={Copy} onClick={() => void copy()}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </Stack>
  )
}
