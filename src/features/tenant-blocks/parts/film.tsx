import { useEffect, useRef } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import type { ShownBlock } from '#src/queries/content.ts'
import { Button } from '#src/ui/button.tsx'
import * as css from '../tenant-blocks.css.ts'
import { messages } from './tenant-blocks.messages.ts'
import { useFilmFailure } from './use-film-failure.ts'
import { useIsNear } from './use-is-near.ts'

type FilmProps = { video: NonNullable<ShownBlock['video']>; name?: string | undefined }

/** A film in the browser's own player, which says nothing when it does not load. Nothing of it is loaded before it is near the screen. */
export function Film({ video: { src, poster, captions }, name }: FilmProps) {
  const { language } = useApp().locale
  const { player, hasFailed, onError, retry } = useFilmFailure()
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
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are below, where the tenant has some */}
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
        onError={onError}
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
      {hasFailed ? <Failed onRetry={retry} /> : null}
    </div>
  )
}

/** Why a film does not play. Without a network there is nothing to press: with it the player is as it was. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  const isOnline = useOnline()
  return (
    <div className={css.filmFailed} role="alert">
      <p>{intl.formatMessage(isOnline ? messages.filmFailed : messages.filmOffline)}</p>
      {isOnline ? (
        <Button tone="secondary" size="small" onClick={onRetry}>
          {intl.formatMessage(messages.filmRetry)}
        </Button>
      ) : null}
    </div>
  )
}
