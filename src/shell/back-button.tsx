import { useCanGoBack } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as styles from './header.css.ts'
import { messages } from './shell.messages.ts'

/** The way back, for an app from the home screen: on an iPhone nothing but a swipe is in its place. Not where the app begins. */
export function BackButton() {
  const intl = useIntl()
  const canGoBack = useCanGoBack()
  const { screen } = usePage()
  if (!canGoBack || screen === 'home' || screen === 'dashboard') return null
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.onlyPhone}`}
      aria-label={intl.formatMessage(messages.back)}
      onClick={() => window.history.back()}
    >
      <Icon of={ArrowLeft} flip />
    </button>
  )
}
