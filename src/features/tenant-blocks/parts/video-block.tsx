import type { ShownBlock } from '#src/queries/content.ts'
import { Part } from '../part.tsx'
import * as css from '../tenant-blocks.css.ts'
import { Film } from './film.tsx'

/** A film with what the tenant says of it. */
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
        <Film key={video.src} video={video} name={heading} />
      </div>
    </Part>
  )
}
