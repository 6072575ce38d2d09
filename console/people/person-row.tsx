import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
import { CompactSelect } from '../ui/compact-select.tsx'
import { RemoveQuestion } from './remove-question.tsx'

/** One of the staff; an owner gives another role here, or removes them. */
export function PersonRow({ person, isOwner }: { person: Person; isOwner: boolean }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const [wanted, setWanted] = useState(person.role)
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { id, email, is_own: isOwn, role } = person
  const name = isolated(person.name)
  const change = usePress({
    act: async () => {
      await api('changeRole', { id, body: { role: wanted } })
      if (isOwn) update(queries, { role: wanted })
      toast(intl.formatMessage(messages.roleChanged, { name, role: intl.formatMessage(roleNames[wanted]) }))
      await queries.invalidateQueries({ queryKey: ['people'] })
      // The button goes with the choice that it was for.
      row.current?.querySelector('select')?.focus()
    },
  })
  return (
    <li ref={row} className={css.row}>
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
          <CompactSelect
            label={intl.formatMessage(messages.roleOf, { name })}
            value={wanted}
            onChange={(chosen) => setWanted(staffRoles.find((known) => known === chosen) ?? role)}
            options={staffRoles.map((known) => ({ value: known, label: intl.formatMessage(roleNames[known]) }))}
          />
          {wanted === role ? null : (
            <Button size="small" busy={change.isBusy} onClick={() => void change.press()}>
              {intl.formatMessage(messages.give)}
            </Button>
          )}
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
