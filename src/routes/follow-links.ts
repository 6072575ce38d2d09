import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { toLocation, type InAppLocation } from './location.ts'

/** How long a pointer stays on a link before what it leads to is asked for, in milliseconds. */
const intentAfter = 50

/** What following links needs of a router. */
export type Follower = {
  navigate: (location: InAppLocation) => Promise<unknown>
  preloadRoute: (location: InAppLocation) => Promise<unknown>
}

/** Links within this locale of the app load no document; anything else is the browser's. */
export function useFollowLinks(): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => followLinks(document, app, router), [app, router])
}

/**
 * One listener for all links of a page: a list of a hundred links costs nothing to bring to life. A link that is pointed at,
 * touched or focused has its page asked for ahead. Returns how to stop.
 */
export function followLinks(
  root: Document,
  app: Pick<AppContext, 'basePath' | 'locale'>,
  router: Follower,
): () => void {
  let intended: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    const location = locationAt(app, event.target)
    if (!location) return
    event.preventDefault()
    void router.navigate(location)
  }
  const intend = ({ target, type }: Event) => {
    const anchor = anchorAt(target)
    if (anchor === intended) return
    clearTimeout(timer)
    intended = anchor
    const location = locationAt(app, target)
    if (!location) return
    // What cannot be had now is asked for again when the link is followed.
    const ask = () => void router.preloadRoute(location).catch(() => undefined)
    if (type === 'touchstart') ask()
    else timer = setTimeout(ask, intentAfter)
  }

  const intents = ['pointerover', 'focusin', 'touchstart'] as const
  root.addEventListener('click', follow)
  for (const type of intents) root.addEventListener(type, intend, { passive: true })
  return () => {
    clearTimeout(timer)
    root.removeEventListener('click', follow)
    for (const type of intents) root.removeEventListener(type, intend)
  }
}

const anchorAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined

function locationAt(
  app: Pick<AppContext, 'basePath' | 'locale'>,
  target: EventTarget | null,
): InAppLocation | undefined {
  const anchor = anchorAt(target)
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined
  return toLocation(app, anchor.getAttribute('href') ?? '')
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey
