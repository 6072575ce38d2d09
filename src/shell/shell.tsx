import '#src/theme/global.css.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { LegalHost } from '#src/features/legal/legal-host.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePageLoading } from '#src/routes/loading.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { isInSearch } from '#src/ui/in-search.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { Header } from './header.tsx'
import { LateViews } from './late-views.tsx'
import { LazyFooter } from './lazy-parts.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { findPageType } from './page-type.ts'
import * as styles from './shell.css.ts'
import { messages } from './shell.messages.ts'
import { MemberStrip, OfflineStrip } from './strips.tsx'
import { TabBar } from './tab-bar.tsx'

export type ShellProps = {
  /** `flow`: a full-screen step without navigation; it brings its own bar and `main`. */
  variant: 'page' | 'flow'
  children: ReactNode
}

/** What surrounds every page: navigation, notices, loading bar and offline strip. */
export function Shell({ variant, children }: ShellProps) {
  const intl = useIntl()
  const { init } = useApp()
  const isLoading = usePageLoading()
  const { screen } = usePage()
  const { pathname, searchStr } = useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  })
  useFocusOnChange(pathname, searchStr)
  const isPage = variant === 'page'
  const hidesFooter = findPageType(init.settings.whitelabel_configs.page_types, pathname)?.hide_footer ?? false
  return (
    <Toaster>
      <div className={styles.shell}>
        <a href="#main" className={styles.skip}>
          {intl.formatMessage(messages.skip)}
        </a>
        {screenTable[screen].width === 'results' ? (
          <a href="#found" className={styles.skip}>
            {intl.formatMessage(messages.skipToList)}
          </a>
        ) : null}
        <LoadingBar loading={isLoading} />
        <OfflineStrip />
        {isPage ? <Header /> : null}
        {isPage ? (
          <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLoading || undefined}>
            <MemberStrip />
            {children}
          </main>
        ) : (
          children
        )}
        {isPage && !hidesFooter ? <LazyFooter /> : null}
        {isPage ? <TabBar /> : null}
      </div>
      <LegalHost />
      <LateViews />
    </Toaster>
  )
}

/**
 * After a navigation the focus starts at the top, as in a new document; also where the same page changed and the focused
 * element is gone. A part of a page that places it itself has `data-own-focus`; who types into a search goes on.
 */
function useFocusOnChange(pathname: string, query: string): void {
  const shown = useRef({ pathname, query })
  useEffect(() => {
    const before = shown.current
    if (before.pathname === pathname && before.query === query) return
    shown.current = { pathname, query }
    const focused = document.activeElement
    if (focused?.closest('[data-own-focus]') || isInSearch(focused)) return
    if (before.pathname !== pathname || focused === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, query])
}
