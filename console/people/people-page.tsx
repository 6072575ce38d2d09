import { useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { useSession } from '../session/use-session.ts'
import { messages as shell } from '../shell/shell.messages.ts'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Invitations } from './invitations.tsx'
import { PersonRow } from './person-row.tsx'
import * as css from './people.css.ts'
import { messages } from './people.messages.ts'

/** Everybody who can sign in; for owners with what they decide about. */
export function PeoplePage() {
  const intl = useIntl()
  const { api } = useConsole()
  const isOwner = useSession().role === 'owner'
  const title = intl.formatMessage(shell.people)
  useTitle(title)
  const query = useQuery({ queryKey: ['people'], queryFn: () => api('people') })
  return (
    <>
      <div>
        <h1>{title}</h1>
        {isOwner ? null : (
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.ownersInvite)}
          </Text>
        )}
      </div>
      <Stack as="section" gap={3}>
        <h2>{intl.formatMessage(messages.list)}</h2>
        <Loaded query={query}>
          {({ people }) => (
            <ul className={css.list}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} isOwner={isOwner} />
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
      {isOwner ? <Invitations /> : null}
    </>
  )
}
