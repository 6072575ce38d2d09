import { useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { ConsentLinkFault } from '#contract/relative-consent'
import { useApp } from '#src/context/app-context.ts'
import { OwnMissing } from '#src/features/own-copies/own-missing.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { consentQuestionQuery } from '#src/queries/consent.ts'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Answered } from './answered.tsx'
import { messages } from './consent.messages.ts'
import { LinkOver } from './link-over.tsx'
import { Question } from './question.tsx'
import { useLinkToken } from './use-link-token.ts'
import * as css from './consent.css.ts'

/** Whether somebody may book for an adult relative (P03), for whoever was sent the link: no account is needed. */
export function RelativeConsentPage() {
  const token = useLinkToken()
  return (
    <Wrap width="narrow">
      <div className={css.page}>
        {token === '' ? <LinkOver why="unknown" /> : <Consent key={token} token={token} />}
      </div>
    </Wrap>
  )
}

/** `token` is undefined on the server and until the page is alive: what the link says is known to the browser alone. */
function Consent({ token }: { token: string | undefined }) {
  const app = useApp()
  const intl = useIntl()
  const asked = useQuery({ ...consentQuestionQuery(app, token ?? ''), enabled: token !== undefined })
  const { data, error } = asked
  if (error instanceof Problem && isOfLink(error)) return <LinkOver why={faultOf(error)} />
  if (data && token !== undefined)
    return data.state === 'asked' ? (
      <Question token={token} question={data} />
    ) : (
      <Answered token={token} question={{ ...data, state: data.state }} />
    )
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead)}
        </Text>
      </Stack>
      <OwnMissing of={asked} />
    </Stack>
  )
}

/** A link of another shape is refused before it is looked for. */
const isOfLink = ({ code }: Problem) => code === 'consent_link_invalid' || code === 'validation_failed'

function faultOf({ details }: Problem): ConsentLinkFault {
  const { reason } = (details ?? {}) as { reason?: ConsentLinkFault }
  return reason ?? 'unknown'
}
