import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ConsoleData } from '#contract/console/console-data'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import '#src/theme/global.css.ts'
import { createConsoleApi } from './api/console-api.ts'
import { ConsoleContext } from './console-context.ts'
import { consoleData } from './console-data.ts'
import { createConsoleRouter } from './routes.tsx'
import { endingSession } from './session/ending-session.ts'
import { watchPresses } from './session/watch-presses.ts'

/** Shows the console in its document. */
async function start(): Promise<void> {
  const data = consoleData as ConsoleData
  const dates = locales[data.locale]
  const place = document.getElementById('root')
  if (!dates || !place) throw new Error('this document is not the console’s')

  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
  const call = createConsoleApi(data.home, data.language, watchPresses())
  const api = endingSession(call, queries)
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')

  const router = createConsoleRouter(data.home)

  createRoot(place).render(
    <StrictMode>
      <IntlContext value={intl}>
        <ConsoleContext value={{ ...data, api, dates }}>
          <QueryClientProvider client={queries}>
            <Toaster>
              <RouterProvider router={router} />
            </Toaster>
          </QueryClientProvider>
        </ConsoleContext>
      </IntlContext>
    </StrictMode>,
  )
}

// Not with an `await` of the module: see `src/app/entry-client.tsx`.
void start()
