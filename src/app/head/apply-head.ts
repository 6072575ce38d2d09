import type { HeadTag } from './head-tags.ts'
import { trusted } from '#src/page-load/trusted-values.ts'

/** Marks the elements of the head that belong to the page. */
export const headMark = 'data-page-head'

/** Replaces the last page's head by that of a page. */
export function applyHead(document: Document, { title, tags }: { title: string; tags: readonly HeadTag[] }): void {
  document.title = title
  for (const element of document.head.querySelectorAll(`[${headMark}]`)) element.remove()
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = (tag === 'script' ? trusted.data(text) : text) as string
    document.head.append(element)
  }
}
