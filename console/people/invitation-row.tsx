import { useQueryClient } from '@tanstack/react-query'
import type { PendingInvitation, SentInvitation } from '#contract/console/staff'
import { createDates } from '#src/i18n/dates.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { usePress } from '../form/use-press.ts'
import { roleNames } from '../roles/role-words.ts'
import { focusMain } from '../shell/focus-main.ts'
import * as css from './people.css.ts'
import { messages } from './people.messages.ts'

type Props = { invitation: PendingInvitation; onSent: (sent: SentInvitation) => Promise<void> }

/** Somebody who is invited: the mail can be sent again, and the invitation taken back. */
export function InvitationRow({ invitation, onSent }: Props) {
  const intl = useIntl()
  const { api, dates, language } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const { id, is_expired: isOver, expires_at: until } = invitation
  const email = isolated(invitation.email)
  const resend = usePress({ act: async () => onSent(await api('resendInvitation', { id, body: { language } })) })
  const withdraw = usePress({
    act: async () => {
      await api('withdrawInvitation', { id })
      toast(intl.formatMessage(messages.withdrawn, { email }))
      await queries.invalidateQueries({ queryKey: ['invitations'] })
      focusMain()
    },
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const role = intl.formatMessage(roleNames[invitation.role])
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text as="bdi" weight="strong">
          {invitation.email}
        </Text>
        <Text as="p" size="1" tone="quiet">
          {isOver
            ? intl.formatMessage(messages.over, { role })
            : intl.formatMessage(messages.until, { role, day: createDates(dates.intl).shortDay(until, timeZone) })}
        </Text>
      </div>
      <div className={css.acts}>
        <Button
          tone="secondary"
          size="small"
          busy={resend.isBusy}
          aria-label={intl.formatMessage(messages.resendNamed, { email })}
          onClick={() => void resend.press()}
        >
          {intl.formatMessage(messages.resend)}
        </Button>
        <Button
          tone="secondary"
          size="small"
          busy={withdraw.isBusy}
          aria-label={intl.formatMessage(messages.withdrawNamed, { email })}
          onClick={() => void withdraw.press()}
        >
          {intl.formatMessage(messages.withdraw)}
        </Button>
      </div>
      <PressNotice refusal={resend.refusal ?? withdraw.refusal} />
    </li>
  )
}
