import { useRouterState } from '@tanstack/react-router'
import type { PageMatch } from './match.ts'
import type { PlainSearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Omit<PageMatch, 'params'> & { params?: Readonly<Record<string, string>>; catalogues: readonly string[] }
  }
}

/** The current page: its screen, its parameters (fixed words of the address included), its kind of result and its query. */
export function usePage(): PageMatch & { search: PlainSearch } {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1)
      // An unknown address still matches its longest known beginning.
      const isLost = matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
      const page = isLost ? undefined : match?.staticData.page
      const { locale: _, ...params } = (match?.params ?? {}) as Record<string, string>
      return {
        screen: page?.screen ?? 'not-found',
        ...(page?.kind ? { kind: page.kind } : {}),
        params: { ...params, ...page?.params },
        search: (match?.search ?? {}) as PlainSearch,
      }
    },
    structuralSharing: true,
  })
}
