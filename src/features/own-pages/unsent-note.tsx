import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './own.messages.ts'

/** Says before a sign-out that a booking which waits for the network goes with it; nothing where none waits. */
export function UnsentNote() {
  const app = useApp()
  const intl = useIntl()
  const { data: unsent = 0 } = useQuery({
    queryKey: keyOf(app, 'unsent'),
    queryFn: async () => (await outboxStore(app.tenant).list()).length,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })
  return unsent > 0 ? <Note kind="warning">{intl.formatMessage(messages.unsent)}</Note> : null
}
