import type { Account } from '#contract/account'
import { missingConsents } from '#src/features/agreements/missing-consents.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './own.messages.ts'

/** What an account still needs of its patient, and where that is given. Nothing for one that has it, or is to be deleted. */
export function AgreementNote({ account }: { account: Account }) {
  const intl = useIntl()
  const links = useLinks()
  if (account.deletes_at || missingConsents(account).length === 0) return null
  return (
    <Note
      title={intl.formatMessage(messages.agreementMissing)}
      actions={
        <LinkButton href={links.path('dashboard/settings')} size="small">
          {intl.formatMessage(messages.agreementOpen)}
        </LinkButton>
      }
    >
      {intl.formatMessage(messages.agreementWhy)}
    </Note>
  )
}
