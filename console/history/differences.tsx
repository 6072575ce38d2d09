import { useQuery } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { change, list } from '../draft/draft.css.ts'
import { useWords } from '../draft/use-words.ts'
import { Loaded } from '../ui/loaded.tsx'
import { messages } from './history.messages.ts'

/** In which fields a version differs from what patients see now. */
export function Differences({ number }: { number: number }) {
  const intl = useIntl()
  const { api } = useConsole()
  const { field, value } = useWords()
  const query = useQuery({
    queryKey: ['history', 'differences', number],
    queryFn: () => api('versionDifferences', { id: String(number) }),
  })
  return (
    <Loaded query={query}>
      {({ differences, count }) => {
        if (count === 0) return <p>{intl.formatMessage(messages.same)}</p>
        const more = count - differences.length
        return (
          <>
            <ul className={list}>
              {differences.map(({ pointer, now, then }) => (
                <li key={pointer} className={change}>
                  {intl.formatMessage(messages.row, {
                    field: field(pointer),
                    now: value(now, pointer),
                    then: value(then, pointer),
                  })}
                </li>
              ))}
            </ul>
            {more > 0 ? <p>{intl.formatMessage(messages.more, { count: more })}</p> : null}
          </>
        )
      }}
    </Loaded>
  )
}
