import { lazy, Suspense } from 'react'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import { homeLines } from './home-lines.ts'
import type { HomeTimesProps } from './home-times.tsx'

const HomeTimes = lazy(() => import('./home-times.tsx'))

/**
 * Says when each visit at home could be at the earliest (C49), where the doctor makes any. Its lines are blank until that is known, so that
 * nothing below them moves; only a browser asks.
 */
export function HomeTimesPlace(props: HomeTimesProps) {
  const now = useNow()
  const lines = homeLines(props.services, props.visit)
  if (lines.length === 0) return null
  const blank = (
    <div>
      {lines.map(([service]) => (
        <Text key={service?.id} as="p" size="1">
          {'\u00a0'}
        </Text>
      ))}
    </div>
  )
  if (!now) return blank
  return (
    <Suspense fallback={blank}>
      <HomeTimes {...props} />
    </Suspense>
  )
}
