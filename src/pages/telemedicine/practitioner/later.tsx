import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { PractitionerSide } from './practitioner-side.tsx'

/** The practitioner's side of a visit by video, once its words have come, which patients never load. `failed` is shown where they do not come. */
export function LaterPractitionerSide({ failed }: { failed: React.ReactNode }) {
  const { intl } = useApp()
  const [words, setWords] = useState<'come' | 'failed'>()
  useEffect(() => {
    intl.load('practitioner').then(
      () => setWords('come'),
      () => setWords('failed'),
    )
  }, [intl])
  if (words === 'failed') return failed
  return words ? <PractitionerSide /> : null
}
