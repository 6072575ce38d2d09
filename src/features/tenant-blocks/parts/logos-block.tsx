import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { Picture } from './picture.tsx'
import { Part } from '../part.tsx'
import * as css from '../tenant-blocks.css.ts'

/** Logos of newspapers, partners or insurers. The name is shown where there is no picture. */
export function LogosBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  if (items.length === 0) return null
  return (
    <Part heading={heading} body={body} screen={screen}>
      <ul className={css.logos}>
        {items.map(({ title, href, image, image_alt }) => {
          const target = targetOf(href)
          const mark = image === undefined ? title : <Picture src={image} alt={image_alt || title} form="mark" whole />
          return (
            <li key={title} className={image === undefined ? css.logo : `${css.logo} ${css.logoPicture}`}>
              {target ? (
                <ContentAnchor to={target} className={css.stretched}>
                  {mark}
                </ContentAnchor>
              ) : (
                mark
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
