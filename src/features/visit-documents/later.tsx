import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { useApp } from '#src/context/app-context.ts'

const VisitDocuments = lazy(() => import('./visit-documents.tsx'))
const CardPhotosField = lazy(() => import('./card-photos-field.tsx'))

/** The documents of a visit, loaded with their words after the page that shows them. */
export function LaterVisitDocuments(props: ComponentProps<typeof VisitDocuments>) {
  return useWords() ? (
    <Suspense>
      <VisitDocuments {...props} />
    </Suspense>
  ) : null
}

/** The photos of the insurance card, loaded with their words. */
export function LaterCardPhotos(props: ComponentProps<typeof CardPhotosField>) {
  return useWords() ? (
    <Suspense>
      <CardPhotosField {...props} />
    </Suspense>
  ) : null
}

/** Whether the words are there. Without a network they are not, and nothing of this is offered. */
function useWords(): boolean {
  const { intl } = useApp()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    intl.load('documents').then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [intl])
  return isLoaded
}
