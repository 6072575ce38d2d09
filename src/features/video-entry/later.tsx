import { lazy, Suspense, useEffect, useState } from 'react'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { LaterKeptFeedback } from '#src/features/kept-feedback/later.tsx'
import type { VideoEntry as Entry } from './video-entry.tsx'

const VideoEntry = lazy(async () => ({ default: (await import('./video-entry.tsx')).VideoEntry }))

/** It is to come, or it took place or should have. */
const withStanding: readonly string[] = ['booked', 'completed', 'no_show']

type Visit = Parameters<typeof Entry>[0]['visit']

/**
 * The way into a visit by video and its summary, loaded with their words after the page that shows them. Nothing for any other visit, nor, before it
 * begins, where there is no room: what was written of one that took place stays.
 */
export function LaterVideoEntry({
  visit,
}: {
  visit: Visit & { consultation_type: string; status: string; start: string }
}) {
  const { intl, init } = useApp()
  const [hasWords, setWords] = useState(false)
  const { consultation_type: type, status, start } = visit
  const isPossible = init.capabilities.video === true || Date.parse(start) <= now()
  const isByVideo = type === 'telemedicine' && withStanding.includes(status) && isPossible
  useEffect(() => {
    if (!isByVideo) return
    // Without a network there are no words, and no visit to join either.
    intl.load('telemedicine').then(
      () => setWords(true),
      () => undefined,
    )
  }, [intl, isByVideo])
  if (!isByVideo) return null
  return (
    <>
      <LaterKeptFeedback appointmentNumber={visit.appointment_number} />
      {hasWords ? (
        <Suspense>
          <VideoEntry visit={visit} />
        </Suspense>
      ) : null}
    </>
  )
}
