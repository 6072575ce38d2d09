import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { unsentQuery } from './unsent-query.ts'

/** Says before a sign-out that what waits for the network goes with it; nothing where nothing waits. */
export function UnsentNote() {
  const app = useApp()
  const intl = useIntl()
  const { data: unsent = 0 } = useQuery(unsentQuery(app))
  return unsent > 0 ? <Note kind="warning">{intl.formatMessage(messages.unsent)}</Note> : null
}
