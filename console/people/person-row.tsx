import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffRoles } from '#contract/console/roles'
import type { Person } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { usePress } from '../form/use-press.ts'
import { roleNames } from '../roles/role-words.ts'
import { update } from '../session/session-query.ts'
import * as css from './people.css.ts'
import { messages } from './people.messages.ts'
import { RemoveQuestion } from './remove-question.tsx'

/** One of the staff; an owner gives another role here, or removes them. */
export function PersonRow({ person, isOwner }: { person: Person; isOwner: boolean }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const [wanted, setWanted] = useState(person.role)
  const [isAsking, setAsking] = useState(false)
  const { id, email, is_own: isOwn, role } = person
  const name = isolated(person.name)
  const change = usePress({
    act: async () => {
      try {
        await api('changeRole', { id, body: { role: wanted } })
      } catch (failure) {
        setWanted(role)
        throw failure
      }
      if (isOwn) update(queries, { role: wanted })
      toast(intl.formatMessage(messages.roleChanged, { name, role: intl.formatMessage(roleNames[wanted]) }))
      await queries.invalidateQueries({ queryKey: ['people'] })
    },
  })
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Inline gap={2} wrap>
          <Text as="bdi" weight="strong">
            {person.name}
          </Text>
          {isOwn ? <Badge>{intl.formatMessage(messages.you)}</Badge> : null}
          {isOwner ? null : <Badge>{intl.formatMessage(roleNames[role])}</Badge>}
        </Inline>
        <Text as="bdi" size="1" tone="quiet">
          {email}
        </Text>
      </div>
      {isOwner ? (
        <div className={css.acts}>
          <select
            className={css.role}
            aria-label={intl.formatMessage(messages.roleOf, { name })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value as Person['role'])}
            // Not at each arrow key: a role is chosen when the list is left.
            onBlur={() => wanted !== role && void change.press()}
          >
            {staffRoles.map((known) => (
              <option key={known} value={known}>
                {intl.formatMessage(roleNames[known])}
              </option>
            ))}
          </select>
          <Button
            tone="secondary"
            size="small"
            aria-label={intl.formatMessage(messages.removeNamed, { name })}
            onClick={() => setAsking(true)}
          >
            {intl.formatMessage(messages.remove)}
          </Button>
        </div>
      ) : null}
      <PressNotice refusal={change.refusal} />
      {isAsking ? <RemoveQuestion person={person} onDone={() => setAsking(false)} /> : null}
    </li>
  )
}
