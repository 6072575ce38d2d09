import type { Banner, BlogHighlight } from '#contract/content'
import type { ContentBlock } from '#contract/tenant'
import { cleanAddress, type AddressUse, type ContentScope } from './addresses.ts'
import { sanitiseHtml, withoutTricks } from './sanitise.ts'

type Item = NonNullable<ContentBlock['items']>[number]
type Video = NonNullable<ContentBlock['video']>
type Picture = { image?: string; image_alt?: string }

/** A block that may be stored or sent: its markup is sanitised, and every address that is not allowed is left out. */
export function cleanBlock(
  { html, image, image_alt, video, items, ...block }: ContentBlock,
  scope: ContentScope,
): ContentBlock {
  return {
    ...cleanTexts(block),
    ...(html !== undefined && { html: sanitiseHtml(html, scope) }),
    ...cleanPicture({ image, image_alt }, scope),
    ...cleanVideo(video, scope),
    ...(items && { items: items.map((item) => cleanItem(item, scope)) }),
  }
}

/** A banner that may be stored or sent. */
export function cleanBanner<T extends Omit<Banner, 'id' | 'bpid' | 'country' | 'platform'>>(
  { image, image_alt, href, ...banner }: T,
  scope: ContentScope,
) {
  return { ...cleanTexts(banner), ...cleanLink(href, scope), ...cleanPicture({ image, image_alt }, scope) }
}

/** A highlight that may be stored or sent; undefined where its link is not allowed. */
export function cleanHighlight<T extends Omit<BlogHighlight, 'id' | 'published_at'>>(
  { image, image_alt, href, ...highlight }: T,
  scope: ContentScope,
) {
  const link = cleanAddress(href, 'link', scope)
  if (link === undefined) return undefined
  return { ...cleanTexts(highlight), href: link, ...cleanPicture({ image, image_alt }, scope) }
}

function cleanItem({ href, icon, image, image_alt, ...item }: Item, scope: ContentScope): Item {
  return {
    ...cleanTexts(item),
    ...cleanLink(href, scope),
    ...(icon !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(icon) && { icon }),
    ...cleanPicture({ image, image_alt }, scope),
  }
}

function cleanVideo(video: Video | undefined, scope: ContentScope): { video?: Video } {
  const src = video && cleanAddress(video.src, 'film', scope)
  if (src === undefined) return {}
  const poster = addressOf(video?.poster, 'picture', scope)
  const captions = (video?.captions ?? []).flatMap((track) => {
    const address = cleanAddress(track.src, 'captions', scope)
    return address !== undefined && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(track.language)
      ? [{ ...cleanTexts(track), src: address }]
      : []
  })
  return { video: { src, ...(poster !== undefined && { poster }), captions } }
}

/** Without its picture an alternative text is useless. */
function cleanPicture(
  { image, image_alt: alt }: { [Key in keyof Picture]: Picture[Key] | undefined },
  scope: ContentScope,
): Picture {
  const address = addressOf(image, 'picture', scope)
  if (address === undefined) return {}
  return { image: address, ...(alt !== undefined && { image_alt: withoutTricks(alt) }) }
}

function cleanLink(href: string | undefined, scope: ContentScope): { href?: string } {
  const address = addressOf(href, 'link', scope)
  return address === undefined ? {} : { href: address }
}

const addressOf = (address: string | undefined, use: AddressUse, scope: ContentScope) =>
  address === undefined ? undefined : cleanAddress(address, use, scope)

/** Texts are shown as plain text, so that markup in them stays visible; characters that mislead a reader are removed. */
const cleanTexts = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? withoutTricks(value) : value]),
  ) as T
