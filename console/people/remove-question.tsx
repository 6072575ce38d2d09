import { useQueryClient } from '@tanstack/react-query'
import type { Person } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { usePress } from '../form/use-press.ts'
import { leave } from '../session/session-query.ts'
import { focusMain } from '../shell/focus-main.ts'
import { messages } from './people.messages.ts'

/** Asks before somebody is removed. */
export function RemoveQuestion({ person, onDone }: { person: Person; onDone: () => void }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const name = isolated(person.name)
  const { press, isBusy, refusal } = usePress({
    act: async () => {
      await api('removePerson', { id: person.id })
      onDone()
      if (person.is_own) return leave(queries, 'removed')
      toast(intl.formatMessage(messages.removed, { name }))
      await queries.invalidateQueries({ queryKey: ['people'] })
      focusMain()
    },
  })
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.removeTitle, { name })}
      act={{ label: intl.formatMessage(messages.removeAct), onPress: () => void press(), isBusy }}
      keep={intl.formatMessage(messages.keep)}
      onKeep={onDone}
      refusal={refusal}
    >
      <p>{intl.formatMessage(messages.removeLead)}</p>
    </SheetQuestion>
  )
}
