import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'

const KeptFeedback = lazy(async () => ({ default: (await import('./kept-feedback.tsx')).KeptFeedbackOf }))

/** What was said of a visit by video and waits on this device, loaded with its words after the page that shows it: without a network too. */
export function LaterKeptFeedback(props: { appointmentNumber: string; isOfRoom?: boolean }) {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    intl.load('feedback').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl])
  return hasWords ? (
    <Suspense>
      <KeptFeedback {...props} />
    </Suspense>
  ) : null
}
