import { Outlet } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useFollowLinks } from '#src/routes/follow-links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { replayEarlyClick, takeEarlyClick } from '#src/page-load/early-clicks.ts'
import { Shell } from '#src/shell/shell.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** The layout around every page. */
export function Root() {
  const { chrome = 'page' } = screenTable[usePage().screen]
  useFollowLinks()
  useLayoutEffect(() => takeEarlyClick('shell'), [])
  useEffect(() => replayEarlyClick('shell'), [])
  if (chrome === 'none') {
    return (
      <main id="main">
        <Outlet />
      </main>
    )
  }
  return (
    <Shell variant={chrome}>
      <Outlet />
      <UpdateNotice />
    </Shell>
  )
}
