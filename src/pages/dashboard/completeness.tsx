import type { Account } from '#contract/account'
import { isConsent, MissingFields } from '#src/features/own-forms/missing-fields.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Quiet } from './part.tsx'

/** Named of what is empty; the profile names all of it. */
const few = 3

/** How much of the profile is filled in and agreed to, and links to the next that could be. */
export function Completeness({ account: { percentage, missing } }: { account: Account }) {
  const intl = useIntl()
  const lead = missing.some(isConsent) ? messages.incompleteAgreement : messages.incomplete
  return (
    <Stack as="section" gap={2}>
      <h2>{intl.formatMessage(messages.completeHeading, { percentage })}</h2>
      <Quiet>{intl.formatMessage(missing.length > 0 ? lead : messages.isComplete)}</Quiet>
      <MissingFields missing={missing} most={few} />
    </Stack>
  )
}
