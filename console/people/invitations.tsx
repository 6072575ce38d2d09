import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentInvitation } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { Loaded } from '../ui/loaded.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import * as css from './people.css.ts'
import { messages } from './people.messages.ts'

/** For owners: who is invited and has not joined, and the form that invites. */
export function Invitations() {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const query = useQuery({ queryKey: ['invitations'], queryFn: () => api('invitations') })
  const onSent = async ({ invitation: { email }, link }: SentInvitation) => {
    if (link === undefined) toast(intl.formatMessage(messages.sent, { email: isolated(email) }))
    setHanded(link === undefined ? undefined : { email, link })
    await queries.invalidateQueries({ queryKey: ['invitations'] })
  }
  return (
    <>
      <Loaded query={query}>
        {({ invitations }) =>
          invitations.length === 0 ? null : (
            <Stack as="section" gap={3}>
              <h2>{intl.formatMessage(messages.invited)}</h2>
              <ul className={css.list}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onSent={onSent} />
                ))}
              </ul>
            </Stack>
          )
        }
      </Loaded>
      <Panel as="section">
        <Stack gap={4}>
          <h2>{intl.formatMessage(messages.inviteHeading)}</h2>
          <InviteForm onSent={onSent} />
          {handed ? (
            <Note role="status" title={intl.formatMessage(messages.linkHeading, { email: isolated(handed.email) })}>
              <p>{intl.formatMessage(messages.linkLead)}</p>
              <p className={css.link} dir="ltr">
                {handed.link}
              </p>
            </Note>
          ) : null}
        </Stack>
      </Panel>
    </>
  )
}
