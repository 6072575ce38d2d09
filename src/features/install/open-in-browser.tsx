import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './install.messages.ts'
import { installWayOf } from './install-way.ts'

/** Within another app: how this page gets into the browser, from which the app gets on the home screen. */
export function OpenInBrowser({ actions }: { actions?: ReactNode }) {
  const intl = useIntl()
  const browser = installWayOf(navigator) === 'iphone' ? 'Safari' : 'Chrome'
  return (
    <Note kind="plain" icon={Compass} title={intl.formatMessage(messages.within, { browser })} actions={actions}>
      {intl.formatMessage(messages.withinWhy, { browser })}
    </Note>
  )
}
