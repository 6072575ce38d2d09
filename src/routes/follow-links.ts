import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { savesData } from '#src/page-load/saves-data.ts'
import { toLocation, type InAppLocation } from './location.ts'

/** How long a pointer stays on a link before its target is preloaded, in milliseconds. */
const intentAfter = 50

/** The part of a router that following links needs. */
export type Follower = {
  navigate: (location: InAppLocation) => Promise<unknown>
  preloadRoute: (location: InAppLocation) => Promise<unknown>
}

/** Links within this locale are followed without loading a document; all others are left to the browser. */
export function useFollowLinks(): void {
  const app = useApp()
  const router = useRouter()
  useEffect(() => followLinks(document, app, router), [app, router])
}

/**
 * One listener for all links of a page: hydrating a list of a hundred links costs nothing. The target of a link that is
 * hovered, touched or focused is preloaded, unless data is to be saved. Returns a function that stops this.
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
    if (anchor === intended || savesData()) return
    clearTimeout(timer)
    intended = anchor
    const location = locationAt(app, target)
    if (!location) return
    // A failed preload is repeated when the link is followed.
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
