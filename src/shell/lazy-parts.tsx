import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { hydrateWhenNear } from '#src/ui/hydrate-when-near.tsx'

const MarkupView = lazyRouteComponent(() => import('./header-markup.tsx'), 'HeaderMarkup')

/** The footer: most visits end above it, so its code is asked for when it is about to be seen. */
export const LazyFooter = hydrateWhenNear('footer', () => import('./footer.tsx'), 'Footer')

/** The tenant's own markup in the header, which the browser hydrates last. */
export const LazyHeaderMarkup = memo(function LazyHeaderMarkup({ html }: { html: string }) {
  return (
    <Suspense>
      <MarkupView html={html} />
    </Suspense>
  )
})

/** Loads, on the server, the parts that the browser hydrates last. */
export const preloadParts = () => Promise.all([LazyFooter.preload(), MarkupView.preload?.()])
