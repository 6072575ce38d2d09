import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#contract/console/drafts'
import { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { SaidRefusal } from '../form/said-refusal.ts'
import { useProblemText } from '../form/use-problem-text.ts'
import { draftQuery } from './draft-query.ts'
import { messages } from './draft.messages.ts'
import { isChangedHereAlone, useOwnChanges } from './own-changes.ts'
import { useWords } from './use-words.ts'

/** For a press that reads the draft as a whole: it waits for what the page itself has on its way there. */
export function useSettled() {
  const intl = useIntl()
  const { api, dates } = useConsole()
  const queries = useQueryClient()
  const own = useOwnChanges()
  const textOf = useProblemText()
  const { field } = useWords()
  const current = (seen: Draft): Draft => queries.getQueryData(draftQuery(api).queryKey) ?? seen
  return {
    /** Stores what is typed, and waits until all of it is in the draft. Throws a SaidRefusal where something is not. */
    save: async (): Promise<void> => {
      const left = await own.settle({ withTyped: true })
      if (left.length === 0) return
      const [{ cause }] = left as [(typeof left)[number]]
      const isOvertaken = cause === undefined || (cause instanceof Problem && cause.code === 'changed_elsewhere')
      const values = {
        fields: new Intl.ListFormat(dates.intl).format(left.map(({ pointer }) => field(pointer))),
        why: textOf(cause),
      }
      throw new SaidRefusal(intl.formatMessage(isOvertaken ? messages.undecided : messages.unsaved, values))
    },
    /** Waits for what is on its way, whatever becomes of it; what is only typed stays as it is. */
    wait: () => own.settle({ withTyped: false }),
    /** Throws a SaidRefusal where what was just stored has a warning that nobody could see yet. */
    refuseUnseen: (seen: Draft): void => {
      const known = new Set(seen.issues.map((issue) => JSON.stringify(issue)))
      const news = current(seen).issues.filter(
        (issue) => issue.severity === 'warning' && !known.has(JSON.stringify(issue)),
      )
      if (news.length > 0) throw new SaidRefusal(intl.formatMessage(messages.warned))
    },
    /** The revision to name, where the draft differs from what was seen in nothing but this page's own changes. Throws `changed_elsewhere`. */
    revisionOf: (seen: Draft): number => {
      const now = current(seen)
      if (isChangedHereAlone(seen, now, own.written)) return now.revision
      throw new Problem('changed_elsewhere')
    },
  }
}
