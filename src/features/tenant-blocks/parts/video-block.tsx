import { useEffect, useRef, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { ShownBlock } from '#src/queries/content.ts'
import { Part } from '../part.tsx'
import * as css from '../tenant-blocks.css.ts'

/** A film in the browser's own player. Nothing of it is loaded before it is near the screen. */
export function VideoBlock({ block: { heading, body, video, screen } }: { block: ShownBlock }) {
  if (!video) return null
  return (
    <Part screen={screen}>
      <div className={heading || body ? `${css.pair} ${css.film}` : undefined}>
        {heading || body ? (
          <div className={css.intro}>
            {heading ? <h2>{heading}</h2> : null}
            {body ? <p className={css.lines}>{body}</p> : null}
          </div>
        ) : null}
        <Film video={video} name={heading} />
      </div>
    </Part>
  )
}

function Film({
  video: { src, poster, captions },
  name,
}: {
  video: NonNullable<ShownBlock['video']>
  name?: string | undefined
}) {
  const { language } = useApp().locale
  const player = useRef<HTMLVideoElement>(null)
  const isNear = useIsNear(player)
  const spoken = captions.find((track) => track.language.split('-')[0] === language)?.src
  const spokenTrack = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const shown = isNear ? spokenTrack.current?.track : undefined
    if (!shown) return
    shown.mode = 'showing'
    return () => void (shown.mode = 'disabled')
  }, [isNear, spoken])
  // Captions of another host load only where that host allows this origin, and then the film must be requested the same way. So do our own in a
  // frame with an origin of its own.
  const isAllowed = !src.startsWith('https:') || captions.some((track) => track.src.startsWith('https:'))
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are below, where the tenant has some
    <video
      ref={player}
      className={css.video}
      controls
      playsInline
      preload="none"
      src={src}
      poster={isNear ? poster : undefined}
      aria-label={name}
      crossOrigin={isAllowed ? 'anonymous' : undefined}
    >
      {captions.map((track) => (
        // One with `default` would be loaded with the page.
        <track
          key={track.src}
          ref={track.src === spoken ? spokenTrack : undefined}
          kind="captions"
          src={track.src}
          srcLang={track.language}
          label={track.label}
        />
      ))}
    </video>
  )
}

/** Whether an element is near the screen. An element that CSS hides on this screen never is. */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
