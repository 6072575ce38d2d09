import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { Part } from '../part.tsx'
import * as css from '../tenant-blocks.css.ts'

/** A list of links with a heading. */
export function LinksBlock({ block }: { block: ShownBlock }) {
  const { heading, body, items, screen } = block
  const targetOf = useContentTarget()
  if (!items?.some(({ href }) => targetOf(href))) return null
  return (
    <Part heading={heading} body={body} screen={screen}>
      <LinkList block={block} />
    </Part>
  )
}

/** Only the links; those without a valid target are left out. */
export function LinkList({ block: { items = [] } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  return (
    <ul className={css.links}>
      {items.map(({ title, href }) => {
        const target = targetOf(href)
        return target ? (
          <li key={title} className={css.linkItem}>
            <ContentAnchor to={target} className={css.link}>
              {title}
            </ContentAnchor>
          </li>
        ) : null
      })}
    </ul>
  )
}
