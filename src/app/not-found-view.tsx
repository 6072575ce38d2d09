import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { PageFrame } from '#src/routes/page-frame.tsx'

/** Shown at every unknown address (R02). */
export function NotFoundView() {
  return (
    <PageFrame page={{ screen: 'not-found', params: {} }}>
      <NotFoundPage />
    </PageFrame>
  )
}
