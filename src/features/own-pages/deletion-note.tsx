import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/account'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { hasWithdrawn } from '#src/features/agreements/missing-consents.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { settingsOf } from '#src/queries/own-settings.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './own.messages.ts'

/** Until when an account that is to be deleted can be kept, and the way to keep it: by agreeing again, where that is why. Nothing for any other account. */
export function DeletionNote({ account }: { account: Pick<Account, 'consents' | 'deletes_at'> }) {
  const app = useApp()
  const intl = useIntl()
  const format = useFormat()
  const toast = useToast()
  const queryClient = useQueryClient()
  const links = useLinks()
  const keeping = useMutation({
    mutationFn: async () => (await settingsOf(app)).withdrawDeletion(),
    onSuccess: () => {
      toast(intl.formatMessage(messages.keptAccount))
      return queryClient.invalidateQueries({ queryKey: accountQuery(app).queryKey })
    },
    onError: (error) =>
      void toast(intl.formatMessage(problemMessages[error instanceof Problem ? error.code : 'unexpected'])),
  })
  if (!account.deletes_at) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Note
      kind="warning"
      title={intl.formatMessage(messages.deletesAt, { day: format.longDay(account.deletes_at, timeZone) })}
      actions={
        hasWithdrawn(account) ? (
          <LinkButton href={links.path('dashboard/settings')} size="small">
            {intl.formatMessage(messages.agreeAgain)}
          </LinkButton>
        ) : (
          <NetworkButton size="small" busy={keeping.isPending} onClick={() => keeping.mutate()}>
            {intl.formatMessage(messages.keepAccount)}
          </NetworkButton>
        )
      }
    >
      {intl.formatMessage(messages.deletesAtWhy)}
    </Note>
  )
}
