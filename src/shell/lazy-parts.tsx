import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'

const FooterView = lazyRouteComponent(() => import('./footer.tsx'), 'Footer')
const MarkupView = lazyRouteComponent(() => import('./header-markup.tsx'), 'HeaderMarkup')

/** Makes the server ready to write what the browser brings to life last. */
export const preloadParts = () => Promise.all([FooterView.preload?.(), MarkupView.preload?.()])

/** The footer. It hangs on nothing above it, so that it stays as the server wrote it until its code is there. */
export const LazyFooter = memo(function LazyFooter() {
  return (
    <Suspense>
      <FooterView />
    </Suspense>
  )
})

/** The tenant's own markup in the header, in the same way. */
export const LazyHeaderMarkup = memo(function LazyHeaderMarkup({ html }: { html: string }) {
  return (
    <Suspense>
      <MarkupView html={html} />
    </Suspense>
  )
})
