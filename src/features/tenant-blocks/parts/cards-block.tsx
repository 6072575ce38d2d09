import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentAnchor } from '#src/features/content-link/content-anchor.tsx'
import { specialityIcon } from '#src/features/speciality-tiles/speciality-icon.ts'
import { tile, tiles, name as tileName, icon as tileIcon } from '#src/features/speciality-tiles/speciality-tiles.css.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { blockIcon } from '../block-icon.ts'
import { Part } from '../part.tsx'
import { Picture } from './picture.tsx'
import * as css from '../tenant-blocks.css.ts'

type Item = NonNullable<ShownBlock['items']>[number]

/** Several items beside each other: as cards where each has a link, as plain items where none has. */
export function CardsBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  if (items.length === 0) return null
  const isCards = items.some(({ href, image }) => targetOf(href) !== undefined || image !== undefined)
  return (
    <Part heading={heading} body={body} screen={screen}>
      <ul className={isCards ? `${css.grid} ${css.cards}` : css.grid}>
        {items.map((item) => (
          <li key={item.title} className={isCards ? css.card : css.point}>
            <CardContent item={item} boxed={isCards} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function CardContent({ item, boxed }: { item: Item; boxed: boolean }) {
  const target = useContentTarget()(item.href)
  const icon = item.image === undefined ? blockIcon(item.icon) : undefined
  const words = (
    <>
      {icon ? (
        <span className={css.icon}>
          <Icon of={icon} size="large" />
        </span>
      ) : null}
      <h3>
        {target ? (
          <ContentAnchor to={target} className={css.stretched}>
            {item.title}
          </ContentAnchor>
        ) : (
          item.title
        )}
      </h3>
      {item.body ? (
        <Text as="p" tone="quiet">
          {item.body}
        </Text>
      ) : null}
    </>
  )
  return (
    <>
      {item.image === undefined ? null : <Picture src={item.image} alt={item.image_alt} form="classic" />}
      {boxed ? <div className={css.cardWords}>{words}</div> : words}
    </>
  )
}

/** Specialities chosen by the tenant, as tiles. */
export function SpecialitiesBlock({ block: { heading, body, items = [], screen } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  const leading = items.flatMap((item) => {
    const target = targetOf(item.href)
    return target ? [{ ...item, target }] : []
  })
  if (leading.length === 0) return null
  return (
    <Part heading={heading} body={body} screen={screen}>
      <ul className={tiles}>
        {leading.map(({ title, icon, target }) => (
          <li key={title}>
            <ContentAnchor to={target} className={tile}>
              <span className={tileIcon}>
                <Icon of={specialityIcon(icon ?? '')} size="large" />
              </span>
              <span className={tileName}>{title}</span>
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </Part>
  )
}
