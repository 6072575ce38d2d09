import type { BlogHighlight } from '#contract/content'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import { Part } from './part.tsx'
import { Picture } from './parts/picture.tsx'
import { messages } from './parts/tenant-blocks.messages.ts'
import * as css from './tenant-blocks.css.ts'

/** Articles of the tenant's blog (C06). */
export function Highlights({ highlights }: { highlights: readonly BlogHighlight[] }) {
  const intl = useIntl()
  const targetOf = useContentTarget()
  const read = highlights
    .flatMap((highlight) => {
      const target = targetOf(highlight.href)
      return target ? [{ ...highlight, target }] : []
    })
    .slice(0, mostShown)
  if (read.length === 0) return null
  return (
    <Part heading={intl.formatMessage(messages.highlights)}>
      <ul className={css.row}>
        {read.map(({ id, title, excerpt, image, image_alt, published_at, target }) => (
          <li key={id} className={css.card}>
            {image === undefined ? null : <Picture src={image} alt={image_alt} />}
            <div className={css.cardWords}>
              <Published at={published_at} />
              <h3>
                <ContentAnchor to={target} className={css.stretched}>
                  {title}
                </ContentAnchor>
              </h3>
              <Text as="p" tone="quiet">
                {excerpt}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Rendered pages have no date; its line is reserved until the browser writes it. */
function Published({ at }: { at: string }) {
  const format = useFormat()
  const isAlive = useNow() !== null
  return <div className={css.date}>{isAlive ? <time dateTime={at}>{format.longDay(at, 'UTC')}</time> : null}</div>
}

const mostShown = 3
