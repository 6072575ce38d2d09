import { useRouterState } from '@tanstack/react-router'
import { locales } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { usePage } from '#src/routes/use-page.ts'
import { addressInLocale } from './address-in-locale.ts'

/** Address of the current page in another locale. */
export function useAddressIn(): (prefix: string) => string {
  const app = useApp()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // What stands behind the # is of no language: a link that was sent, or a place on the page.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const page = usePage()
  const [, ...segments] = pathname.split('/').filter(Boolean)
  return (prefix) =>
    addressInLocale(app, { ...page, path: segments.join('/') }, locales[prefix]!) + (hash && `#${hash}`)
}
