import { useQueryClient } from '@tanstack/react-query'
import type { Held } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '#console/console-context.ts'
import { useOwnChanges } from '#console/draft/own-changes.ts'
import { usePress, type Fault } from '#console/form/use-press.ts'
import { refusedFinding } from '#console/settings/issues/refused-finding.tsx'
import { messages } from './entries.messages.ts'

/** A field that a press changes: what is to stand there, and what was seen. */
export type Staged = { pointer: string; held: Held; expected: Held }

type Options = { check?: () => Fault | undefined; onDone?: () => void }

/** A press that changes several fields of the draft, all or none. Where somebody else changed one meanwhile it says so. */
export function useStage(changesOf: () => readonly Staged[], { check, onDone }: Options = {}) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const own = useOwnChanges()
  return usePress({
    ...(check && { check }),
    act: async () => {
      const changes = [...changesOf()]
      const staged = async () => {
        try {
          await api('stageChanges', { body: { changes } })
          onDone?.()
        } finally {
          await queries.invalidateQueries({ queryKey: ['draft'] })
        }
      }
      await own.during(
        changes.map(({ pointer, held }) => [pointer, held]),
        staged(),
      )
    },
    say: (problem) =>
      problem.code === 'changed_elsewhere' ? intl.formatMessage(messages.meanwhile) : refusedFinding(problem),
  })
}

/** Changes that leave nothing in fields. */
export const emptied = (fields: ReadonlyMap<string, unknown>): Staged[] =>
  [...fields].map(([pointer, value]) => ({ pointer, held: {}, expected: { value } }))

/** Changes that fill fields in which nothing stands. */
export const filled = (fields: Readonly<Record<string, unknown>>): Staged[] =>
  Object.entries(fields).map(([pointer, value]) => ({ pointer, held: { value }, expected: {} }))
