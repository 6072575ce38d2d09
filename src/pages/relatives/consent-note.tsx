import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { Relative } from '#contract/relative'
import type { RelativeConsent } from '#contract/relative-consent'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { consentsOf } from '#src/queries/consent.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { consentTexts } from './consent-texts.ts'
import { messages } from './relatives.messages.ts'

/** That an adult relative has not agreed, why, and what can be done. */
export default function ConsentNote({ relative, consent }: { relative: Relative; consent: RelativeConsent }) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const asking = useAsking(relative)
  const { title, body, ask } = consentTexts(consent)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = (instant: string | undefined) => (instant ? format.longDay(instant, timeZone) : '')
  const values = { name: relative.first_name, asked: day(consent.asked_at), until: day(consent.expires_at) }
  return (
    <Note
      kind={consent.state === 'asked' ? 'info' : 'warning'}
      title={intl.formatMessage(title, values)}
      actions={
        <>
          {ask ? (
            <NetworkButton size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
              {intl.formatMessage(ask, values)}
            </NetworkButton>
          ) : null}
          <LinkButton tone="secondary" size="small" href={links.path('dashboard/relatives', { person: relative.id })}>
            {intl.formatMessage(messages.changeOrRemove)}
          </LinkButton>
        </>
      }
    >
      <Stack gap={2}>
        <p>{intl.formatMessage(body, values)}</p>
        <Refusal error={asking.error} />
      </Stack>
    </Note>
  )
}

/** Why the press had no effect, and from when it has. */
function Refusal({ error }: { error: Error | null }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!error) return null
  const code = error instanceof Problem ? error.code : 'unexpected'
  const { retry_at } = ((error instanceof Problem && error.details) || {}) as { retry_at?: string }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <p role="alert">
      {code === 'consent_asks_limit' && retry_at
        ? intl.formatMessage(messages.scheduleProbe, { when: format.moment(retry_at, timeZone, now) })
        : intl.formatMessage(problemMessages[code])}
    </p>
  )
}

function useAsking({ id, first_name: name }: Relative) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await consentsOf(app)).ask(id),
    // Without a network it fails at once: nobody may believe that it is sent.
    networkMode: 'always',
    onSuccess: async ({ consent }) => {
      const sent = consent?.channel === 'email' ? messages.sentByEmail : messages.sentByPhone
      if (consent?.state === 'asked') toast(intl.formatMessage(sent, { name }))
      await queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })
    },
  })
}
