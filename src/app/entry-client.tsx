import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#src/theme/global.css.ts'
import { hydrate } from '@tanstack/react-query'
import { startBrowserApp } from './browser-app.ts'
import { createAppRouter } from './create-router.tsx'
import { followHead } from './follow-head.ts'
import { readPageData } from './page-data.ts'

const data = readPageData(document)
const app = await startBrowserApp(data, window.location.pathname)
const router = createAppRouter({ app })
const root = document.getElementById('root')!

if ('$_TSR' in window) {
  if (data.queries) hydrate(app.queryClient, data.queries)
  const { RouterClient } = await import('@tanstack/react-router/ssr/client')
  hydrateRoot(
    root,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
} else {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
followHead(router, app)
