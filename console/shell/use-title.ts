import { useEffect } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { messages } from './shell.messages.ts'

/** Names the browser's tab after the page. */
export function useTitle(page: string): void {
  const intl = useIntl()
  const { brand } = useConsole()
  useEffect(() => {
    document.title = intl.formatMessage(messages.title, { page, brand })
  }, [intl, page, brand])
}
