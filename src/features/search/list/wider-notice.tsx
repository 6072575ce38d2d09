import { useApp } from '#src/context/app-context.ts'
import { reachOf } from '#contract/search-radius'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './search-list.messages.ts'

/** Says that the place has no hits, and that the list shows the nearest instead (S29, K04). */
export function WiderNotice({ title }: { title: string }) {
  const intl = useIntl()
  const format = useFormat()
  const { init } = useApp()
  return (
    <Note title={title}>
      {intl.formatMessage(messages.widerBody, { distance: format.distance(reachOf(init).nearest) })}
    </Note>
  )
}
