import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'

const FooterView = lazyRouteComponent(() => import('./footer.tsx'), 'Footer')
const MarkupView = lazyRouteComponent(() => import('./header-markup.tsx'), 'HeaderMarkup')

/** Loads, on the server, the parts that the browser hydrates last. */
export const preloadParts = () => Promise.all([FooterView.preload?.(), MarkupView.preload?.()])

/**
 * The footer. It is independent of everything above it, so that it stays as rendered by the server until its code is loaded.
 */
export const LazyFooter = memo(function LazyFooter() {
  return (
    <Suspense>
      <FooterView />
    </Suspense>
  )
})

/** The tenant's own markup in the header, loaded the same way. */
export const LazyHeaderMarkup = memo(function LazyHeaderMarkup({ html }: { html: string }) {
  return (
    <Suspense>
      <MarkupView html={html} />
    </Suspense>
  )
})
