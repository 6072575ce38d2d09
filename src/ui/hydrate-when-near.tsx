import { lazyRouteComponent } from '@tanstack/react-router'
import {
  type FunctionComponent,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  aliveMark,
  forgetPresses,
  isPutAway,
  partMark,
  rememberPresses,
  replayPresses,
  takePresses,
  type Press,
  whenNear,
  writtenPart,
} from '#src/page-load/when-near.ts'
import { part } from './hydrate-when-near.css.ts'

/** Such a part, and how its code is loaded before it is drawn: by the loader of its page, on the server and from page to page. */
export type NearPart<Props> = NamedExoticComponent<Props & object> & { preload: () => Promise<void> }

/**
 * A part of a page that the server writes and that comes to life when a reader is about to see it, with code of its own. Until then it
 * stands as it was written, whatever its properties become meanwhile: it has the latest once it lives. A press in it is not lost.
 *
 * @param name - of the part, one of its kind on a page
 */
export function hydrateWhenNear<Props, Name extends string>(
  name: string,
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  exported: Name,
): NearPart<Props> {
  const View = lazyRouteComponent(load, exported) as FunctionComponent<Props> & { preload?: () => Promise<void> }
  let isWanted = false
  let isAlive = false
  let want = () => {}
  const wanted = new Promise<void>((resolve) => (want = resolve))
  let waiting: { written: Element | null; near: Promise<void> } | undefined

  function untilNear(): Promise<void> {
    const written = writtenPart(name)
    if (!waiting || waiting.written !== written)
      waiting = {
        written,
        near: Promise.race([whenNear(written).then(loaded), wanted]).then(() => void (isWanted = true)),
      }
    return waiting.near
  }

  /** Without a network it stands as it was written for as long as there is none. */
  async function loaded(): Promise<void> {
    for (;;)
      try {
        return void (await load())
      } catch {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
      }
  }

  type Life = { onHydrate: (stored: Press[]) => void; onAlive: (isAlive: true) => void }

  function WhenNear({ props, ...life }: Life & { props: Props & object }) {
    if (!isWanted) use(untilNear())
    return (
      <Alive {...life}>
        <View {...props} />
      </Alive>
    )
  }

  function Alive({ onHydrate, onAlive, children }: Life & { children: ReactNode }) {
    useLayoutEffect(() => onHydrate(takePresses(name)), [onHydrate])
    useEffect(() => {
      isAlive = true
      onAlive(true)
      return () => void (isAlive = false)
    }, [onAlive])
    return children
  }

  /** Stands there only where React has given up what the server wrote: then it need not wait for a reader. */
  function Given() {
    useEffect(() => want(), [])
    return null
  }

  function Part(props: Props & object) {
    const [written] = useState(props)
    const [startsAlive] = useState(isWanted)
    const [isReady, setReady] = useState(false)
    useEffect(() => {
      if (!isAlive) rememberPresses(name)
      return () => forgetPresses(name)
    }, [])
    const stored = useRef<Press[]>([])
    const keep = useCallback((more: Press[]) => void stored.current.push(...more), [])
    useEffect(() => {
      if (isReady) void replayPresses(stored.current.splice(0))
    }, [isReady])
    const latest = startsAlive || isReady ? props : written
    // React gives up what the server wrote where anything about it changes before it lives.
    const view = useMemo(
      () => (
        <Suspense fallback={<Given />}>
          <WhenNear props={latest} onHydrate={keep} onAlive={setReady} />
        </Suspense>
      ),
      [latest, keep],
    )
    return (
      <div className={part} {...{ [partMark]: name, [aliveMark]: isReady || undefined }}>
        {view}
      </div>
    )
  }

  return Object.assign(memo(Part), {
    preload: async () => {
      if (isPutAway(writtenPart(name)) && !isAlive) return
      isWanted = true
      want()
      await View.preload?.()
    },
  })
}
