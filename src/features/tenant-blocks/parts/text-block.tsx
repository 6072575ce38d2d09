import type { ShownBlock } from '#src/queries/content.ts'
import { useContentTarget } from '#src/features/content-link/content-link.ts'
import { ContentButton } from '#src/features/content-link/content-anchor.tsx'
import { LinkList } from './links-block.tsx'
import { Part } from '../part.tsx'
import { Picture } from './picture.tsx'
import * as css from '../tenant-blocks.css.ts'

/** A heading and text, with a picture beside it where there is one. */
export function TextBlock({ block }: { block: ShownBlock }) {
  const { image, image_alt, screen } = block
  if (!hasWords(block)) return null
  return (
    <Part screen={screen}>
      {image === undefined ? (
        <Words block={block} />
      ) : (
        <div className={css.pair}>
          <Words block={block} />
          <div className={`${css.framed} ${css.first}`}>
            <Picture src={image} alt={image_alt} form="classic" />
          </div>
        </div>
      )}
    </Part>
  )
}

/** Adjacent texts and lists of links in one row. */
export function WordsBeside({ blocks }: { blocks: readonly ShownBlock[] }) {
  const targetOf = useContentTarget()
  const shown = blocks.filter((block) =>
    block.kind === 'text' ? hasWords(block) : block.items?.some(({ href }) => targetOf(href)),
  )
  if (shown.length === 0) return null
  return (
    <Part screen={blocks[0]?.screen}>
      <div className={css.beside}>
        {shown.map((block) =>
          block.kind === 'text' ? (
            <Words key={block.key} block={block} />
          ) : (
            <div key={block.key} className={css.intro}>
              {block.heading ? <h2>{block.heading}</h2> : null}
              <LinkList block={block} />
            </div>
          ),
        )}
      </div>
    </Part>
  )
}

const hasWords = ({ heading, body }: ShownBlock) => Boolean(heading ?? body)

function Words({ block: { heading, body, items } }: { block: ShownBlock }) {
  const targetOf = useContentTarget()
  const targets = (items ?? []).flatMap(({ title, href }) => {
    const target = targetOf(href)
    return target ? [{ title, target }] : []
  })
  return (
    <div className={css.intro}>
      {heading ? <h2>{heading}</h2> : null}
      {body ? <p className={css.lines}>{body}</p> : null}
      {targets.length > 0 ? (
        <div className={css.actions}>
          {targets.map(({ title, target }) => (
            <ContentButton key={title} to={target} tone="secondary">
              {title}
            </ContentButton>
          ))}
        </div>
      ) : null}
    </div>
  )
}
