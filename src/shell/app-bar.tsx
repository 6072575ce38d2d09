import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import * as styles from './app-bar.css.ts'
import { messages } from './shell.messages.ts'

export type AppBarProps = {
  title: ReactNode
  /** Progress: as text, and as a line under the bar. */
  step?: { now: number; of: number }
  onBack?: () => void
  onClose?: () => void
  width?: 'page' | 'booking' | 'narrow'
}

/** The bar of a full-screen step: back, title, close. */
export function AppBar({ title, step, onBack, onClose, width = 'booking' }: AppBarProps) {
  const intl = useIntl()
  return (
    <header className={styles.appBar}>
      <Wrap width={width}>
        <div className={styles.line}>
          {onBack ? (
            <IconButton icon={ArrowLeft} flip label={intl.formatMessage(messages.back)} onClick={onBack} />
          ) : null}
          <div className={onBack ? styles.words : `${styles.words} ${styles.alone}`}>
            <div className={styles.title}>{title}</div>
            {step ? <div className={styles.detail}>{intl.formatMessage(messages.step, step)}</div> : null}
          </div>
          {onClose ? <IconButton icon={X} label={intl.formatMessage(messages.close)} onClick={onClose} /> : null}
        </div>
      </Wrap>
      {step ? <ProgressBar value={step.now} of={step.of} /> : null}
    </header>
  )
}
