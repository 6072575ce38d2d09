import type { Language } from '#contract/locale'
import type { ClientConfiguration, ContentBlock } from '#contract/tenant'

/** A text in all three languages. */
export type Words = { en: string; ar: string; id: string }

export const words = (en: string, ar: string, id: string): Words => ({ en, ar, id })

type Item = { title: Words; body?: Words; href?: string; icon?: string }

/** A content block in all three languages, or in `only` one of them. */
export type ShippedBlock = Pick<ContentBlock, 'key' | 'kind'> & {
  heading?: Words
  body?: Words
  items?: Item[]
  only?: Language
}

/** A tenant that comes with the product. */
export type ShippedTenant = { configuration: ClientConfiguration; blocks: ShippedBlock[] }

/** A block in one language, as it is stored and sent. */
export function blockIn(language: Language, { key, kind, heading, body, items }: ShippedBlock): ContentBlock {
  return {
    key,
    kind,
    ...(heading && { heading: heading[language] }),
    ...(body && { body: body[language] }),
    ...(items && { items: items.map((item) => itemIn(language, item)) }),
  }
}

const itemIn = (language: Language, { title, body, href, icon }: Item) => ({
  title: title[language],
  ...(body && { body: body[language] }),
  ...(href && { href }),
  ...(icon && { icon }),
})
