import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { Part } from './part.tsx'
import * as css from './tenant-blocks.css.ts'

/** A list of ways on. */
export function LinksBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  const leading = items.flatMap(({ title, href }) => {
    const target = targetOf(href)
    return target ? [{ title, target }] : []
  })
  if (leading.length === 0) return null
  return (
    <Part heading={heading} body={body} screen={screen}>
      <ul className={css.links}>
        {leading.map(({ title, target }) => (
          <li key={title} className={css.linkItem}>
            <ContentAnchor to={target} className={css.link}>
              {title}
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </Part>
  )
}
