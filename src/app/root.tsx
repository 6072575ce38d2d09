import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFollowLinks } from '#src/routes/follow-links.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { Screen } from '#src/routes/route-table.ts'
import { replayEarlyClick } from '#src/page-load/early-clicks.ts'
import { Shell } from '#src/shell/shell.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** Screens that ask for all attention and bring their own bar. */
const flows: ReadonlySet<Screen> = new Set(['booking'])

/** The frame around every page. Maintenance stands alone: it may not even have a tenant. */
export function Root() {
  const { screen } = usePage()
  useFollowLinks()
  useEffect(() => replayEarlyClick('shell'), [])
  if (screen === 'maintenance') {
    return (
      <main id="main">
        <Outlet />
      </main>
    )
  }
  return (
    <Shell variant={flows.has(screen) ? 'flow' : 'page'}>
      <Outlet />
      <UpdateNotice />
    </Shell>
  )
}
