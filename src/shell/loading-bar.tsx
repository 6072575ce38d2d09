import { useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import * as styles from './loading-bar.css.ts'
import { createLoadingProgress, type Progress } from './loading-progress.ts'
import { messages } from './shell.messages.ts'

/** The bar at the top, and the overlay, while the next page is loading (U02). */
export function LoadingBar({ loading }: { loading: boolean }) {
  const intl = useIntl()
  const [progress, setProgress] = useState<Progress>(null)
  const [bar] = useState(() => createLoadingProgress(setProgress))

  useEffect(() => {
    if (loading) bar.start()
    else bar.done()
  }, [bar, loading])
  useEffect(() => () => bar.stop(), [bar])

  if (progress === null) return null
  return (
    <>
      <div
        role="progressbar"
        aria-label={intl.formatMessage(messages.loading)}
        className={styles.bar}
        // Never rendered on the server, where style attributes are not allowed.
        style={{ inlineSize: `${progress * 100}%` }}
      />
      <div aria-hidden className={styles.overlay} />
    </>
  )
}
