import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { VideoEntry as Entry } from './video-entry.tsx'

const VideoEntry = lazy(async () => ({ default: (await import('./video-entry.tsx')).VideoEntry }))

/** It is to come, or it took place or should have. */
const withStanding: readonly string[] = ['booked', 'completed', 'no_show']

type Visit = Parameters<typeof Entry>[0]['visit']

/** The way into a visit by video, loaded with its words after the page that shows it. Nothing for any other visit, or where there is no room. */
export function LaterVideoEntry({ visit }: { visit: Visit & { consultation_type: string; status: string } }) {
  const { intl, init } = useApp()
  const [hasWords, setWords] = useState(false)
  const isByVideo =
    visit.consultation_type === 'telemedicine' && withStanding.includes(visit.status) && init.capabilities.video
  useEffect(() => {
    if (!isByVideo) return
    // Without a network there are no words, and no visit to join either.
    intl.load('telemedicine').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl, isByVideo])
  return isByVideo && hasWords ? (
    <Suspense>
      <VideoEntry visit={visit} />
    </Suspense>
  ) : null
}
