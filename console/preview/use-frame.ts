import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConsole } from '../console-context.ts'
import { readNews } from './frame-news.ts'

/** A page of the app, and how far down it is, in pixels. */
type Place = { path: string; top: number }

const first: Place = { path: '/', top: 0 }

/** What is said above the frame. */
export type Said = 'loading' | 'refused' | 'elsewhere' | 'failed' | undefined

/** Milliseconds after which an address is too old to begin with. */
const fresh = 10 * 60_000
/** Pages of which the way back is known. */
const longestTrail = 50
const nothing: readonly string[] = []

/**
 * The page in a frame, and what it says. It is loaded anew, at the same place, with each change of `state`.
 *
 * @param state - what the frame shows beside its page
 * @param part - headings, one of which a page is scrolled to as it begins
 */
export function useFrame(state: string, part: readonly string[] = nothing) {
  const { api } = useConsole()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(first)
  const trail = useRef<string[]>([])
  /** Addresses that were too old before any page came. */
  const overs = useRef(0)
  const [path, setPath] = useState('/')
  const [opened, setOpened] = useState({ place: first, attempt: 0 })
  const [said, setSaid] = useState<Said>('loading')
  const [hasBack, setBack] = useState(false)
  const address = useQuery({
    queryKey: ['preview-address'],
    queryFn: () => api('openPreview'),
    staleTime: fresh,
    gcTime: 0,
  })
  const { refetch } = address

  const open = useCallback((to: Place) => {
    place.current = to
    setOpened(({ attempt }) => ({ place: to, attempt: attempt + 1 }))
    setSaid('loading')
  }, [])
  /** Shows a page of the app. */
  const show = useCallback((to: string) => open({ path: to, top: 0 }), [open])
  const back = useCallback(() => {
    trail.current.pop()
    const before = trail.current.pop()
    if (before !== undefined) open({ path: before, top: 0 })
  }, [open])

  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    open(place.current)
  }, [state, open])

  const sought = useRef(nothing)
  const seek = useCallback(() => {
    if (sought.current.length > 0) frame.current?.contentWindow?.postMessage({ find: sought.current }, '*')
  }, [])
  const key = JSON.stringify(part)
  useEffect(() => {
    sought.current = JSON.parse(key) as string[]
    seek()
  }, [key, seek])

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const news = readNews(data)
      switch (news?.preview) {
        case 'shown':
          return setSaid((before) => (before === 'loading' ? undefined : before))
        case 'ready':
        case 'place': {
          if (news.preview === 'ready') {
            overs.current = 0
            setSaid((before) => (before === 'loading' || before === 'failed' ? undefined : before))
            // Scrolled to where it was, and not told so by the page that has just begun.
            if (place.current.path === news.path && place.current.top > 0)
              frame.current?.contentWindow?.postMessage({ top: place.current.top }, '*')
            else {
              place.current = { path: news.path, top: 0 }
              seek()
            }
          } else {
            if (news.path !== place.current.path) setSaid(undefined)
            place.current = { path: news.path, top: news.top }
          }
          if (trail.current.at(-1) !== news.path) trail.current = [...trail.current.slice(-longestTrail), news.path]
          setBack(trail.current.length > 1)
          return setPath(news.path)
        }
        case 'back':
          return back()
        case 'refused':
          if (news.isGone) open(place.current)
          return setSaid('refused')
        case 'over':
          overs.current += 1
          if (overs.current > 2) return setSaid('failed')
          return void refetch().then(() => open(place.current))
        case 'elsewhere':
        case 'failed':
          return setSaid(news.preview)
        case undefined:
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [back, open, refetch, seek])

  return {
    ...{ frame, path, said, address, opened, hasBack, back },
    show,
    reload: () => open(place.current),
  }
}
