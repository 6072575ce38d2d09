import { QueryClient } from '@tanstack/react-query'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { PageData } from '#src/context/page-data.ts'

/** Builds the context of a page from the data of the document (or of the server). */
export function createApp(
  data: Omit<PageData, 'build' | 'queries'> & Pick<AppContext, 'build' | 'isStandIn'>,
  apis: () => Promise<Apis>,
): AppContext {
  const locale = locales[data.locale]
  if (!locale) throw new Error(`no locale ${data.locale}`)
  const intl = createAppIntl(locale)
  intl.override(data.texts ?? {})
  return { ...data, locale, intl, queryClient: createQueryClient(), apis }
}

/** Answers stay for a day, so that they can be shown without a network; each query sets how long it is fresh. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: typeof document === 'undefined' ? Infinity : 86_400_000,
        networkMode: 'offlineFirst',
        // The transport repeats what can be repeated; only failures of the server are repeated here. Of the page of a network, which has no status
        // of ours, it is said at once that nothing was loaded: that would otherwise be put off until there is a network.
        retry: (failures, error) =>
          typeof document !== 'undefined' &&
          failures < 2 &&
          error instanceof Problem &&
          error.code === 'unavailable' &&
          error.status !== undefined,
        // One second, then two, with a random part so that clients with the same failure do not return at once.
        retryDelay: (failures) => 1000 * 2 ** failures * (0.5 + Math.random()),
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}
