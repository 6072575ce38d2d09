import { type ReactNode } from 'react'
import { type ContentBlock } from '#contract/tenant'
import { sectionAfter } from '#src/features/page.css.ts'
import { type Links, useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import * as css from './home.css.ts'

/** The tenant's own content, one piece or several side by side, drawn by its kind. Kinds that another part of the page shows are left out. */
export function TenantBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const links = useLinks()
  const drawn = blocks.flatMap((block) => {
    const Kind = kinds[block.kind]
    return Kind ? [<Kind key={block.key} block={block} hrefOf={(href) => inApp(href, links)} />] : []
  })
  if (drawn.length === 0) return null
  return (
    <section className={`${sectionAfter} ${css.block}`}>
      <Wrap>{drawn.length === 1 ? drawn : <div className={css.beside}>{drawn}</div>}</Wrap>
    </section>
  )
}

type Drawn = (props: { block: ContentBlock; hrefOf: (href: string) => string }) => ReactNode

/** `html` is not among them: markup is shown only where the server has cleaned it. */
const kinds: Partial<Record<ContentBlock['kind'], Drawn>> = {
  text: ({ block }) => (
    <div className={css.prose}>
      <Heading block={block} />
      {block.body ? <p>{block.body}</p> : null}
    </div>
  ),
  banner: ({ block, hrefOf }) => (
    <div className={css.banner}>
      <div className={css.prose}>
        <Heading block={block} />
        {block.body ? <p>{block.body}</p> : null}
      </div>
      {block.items?.slice(0, 1).map(({ title, href }) =>
        href ? (
          <LinkButton key={title} href={hrefOf(href)} tone="primary">
            {title}
          </LinkButton>
        ) : null,
      )}
    </div>
  ),
  links: ({ block, hrefOf }) => (
    <>
      <Heading block={block} />
      <ul className={css.links}>
        {block.items?.map(({ title, href }) =>
          href ? (
            <li key={title} className={css.linkItem}>
              <Anchor className={css.linkText} href={hrefOf(href)}>
                {title}
              </Anchor>
            </li>
          ) : null,
        )}
      </ul>
    </>
  ),
  testimonies: ({ block }) => (
    <>
      <Heading block={block} />
      <div className={css.quotes}>
        {block.items?.slice(0, 3).map(({ title, body }) => (
          <figure key={title} className={css.quote}>
            <blockquote>
              <Text as="p" size="3">
                {body ?? title}
              </Text>
            </blockquote>
            {body ? (
              <figcaption>
                <Text size="1" tone="quiet">
                  {title}
                </Text>
              </figcaption>
            ) : null}
          </figure>
        ))}
      </div>
    </>
  ),
}

/** Addresses in content begin after the locale; those of other hosts stay as they are. */
function inApp(href: string, links: Links): string {
  if (!href.startsWith('/')) return href
  const [path = '', query = ''] = href.split('?')
  return links.path(path, Object.fromEntries(new URLSearchParams(query)))
}

function Heading({ block: { heading } }: { block: ContentBlock }) {
  return heading ? <h2 className={css.blockHeading}>{heading}</h2> : null
}
