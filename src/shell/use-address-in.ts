import { useRouterState } from '@tanstack/react-router'
import { locales } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { usePage } from '#src/routes/use-page.ts'
import { addressInLocale } from './address-in-locale.ts'

/** Address of the current page in another locale. */
export function useAddressIn(): (prefix: string) => string {
  const app = useApp()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const page = usePage()
  const [, ...segments] = pathname.split('/').filter(Boolean)
  return (prefix) => addressInLocale(app, { ...page, path: segments.join('/') }, locales[prefix]!)
}
