import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { textLink } from '#src/ui/button.css.ts'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { messages as password } from '../password/password.messages.ts'
import { takeLinkToken } from '../session/link-token.ts'
import { Plain } from '../shell/plain.tsx'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { AcceptForm } from './accept-form.tsx'
import { messages } from './invitation.messages.ts'

/** Where the link of an invitation leads: joining, or why the link no longer works. */
export function InvitationPage() {
  const intl = useIntl()
  const { api, brand } = useConsole()
  const [token] = useState(() => takeLinkToken('invitation'))
  const title = intl.formatMessage(messages.heading, { brand: isolated(brand) })
  useTitle(title)
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => {
      try {
        return { invitation: await api('openInvitation', { body: { token: token ?? 'none' } }) }
      } catch (failure) {
        if (!(failure instanceof Problem) || failure.code !== 'gone') throw failure
        return { over: (failure.details as { reason: string }).reason }
      }
    },
    // A second look would offer another second factor than the one that was just scanned.
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return (
    <Plain>
      <Loaded query={query}>
        {(found) =>
          'invitation' in found && token !== undefined ? (
            <>
              <h1>{title}</h1>
              <AcceptForm invitation={found.invitation} token={token} />
            </>
          ) : (
            <EmptyState
              heading="h1"
              title={intl.formatMessage(reasons['over' in found ? found.over : 'unknown'] ?? messages.unknown)}
              actions={
                <Link to="/" className={textLink}>
                  {intl.formatMessage(password.toSignIn)}
                </Link>
              }
            >
              {intl.formatMessage(messages.askAnew)}
            </EmptyState>
          )
        }
      </Loaded>
    </Plain>
  )
}

const reasons: Partial<Record<string, MessageDescriptor>> = {
  unknown: messages.unknown,
  used: messages.used,
  withdrawn: messages.withdrawn,
  expired: messages.expired,
}
