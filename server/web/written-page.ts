import { createHash } from 'node:crypto'
import type { RenderedPage } from '#contract/rendering'
import { digestOf } from '#server/policy-header'
import { compressText, type CompressedText } from './compress.ts'
import { contentPolicy, type Elsewhere } from './policy.ts'

/** A rendered page in the form that is sent to every visitor. */
export type WrittenPage =
  | (Omit<Extract<RenderedPage, { kind: 'document' }>, 'html'> & {
      text: CompressedText
      /** Changes with the text (weak: the same for every encoding). */
      etag: string
      /** Content security policy that allows only the page's own inline scripts and styles. */
      policy: string
      /** In epoch milliseconds. */
      madeAt: number
    })
  | Extract<RenderedPage, { kind: 'redirect' }>

/** @param nonce - the attribute that the renderer put on everything it wrote inline */
export async function writePage(
  page: RenderedPage,
  { nonce, elsewhere, madeAt }: { nonce: string; elsewhere: Elsewhere; madeAt: number },
): Promise<WrittenPage> {
  if (page.kind === 'redirect') return page
  const { html, ...rest } = page
  const { text, scripts, styles } = withoutNonce(html, nonce)
  return {
    ...rest,
    text: await compressText(text),
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    policy: contentPolicy({ ...elsewhere, scripts, styles }),
    madeAt,
  }
}

/**
 * Removes the nonce from a page, and returns the digests of the inline scripts and styles that carried it. Foreign markup
 * cannot carry it, so none of it is allowed.
 */
export function withoutNonce(html: string, nonce: string): { text: string; scripts: string[]; styles: string[] } {
  const pieces = html.split(` nonce="${nonce}"`)
  const digests: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  pieces.slice(1).forEach((piece, before) => {
    const opening = pieces[before]!.slice(pieces[before]!.lastIndexOf('<') + 1)
    const [element = ''] = opening.split(/\s/, 1)
    const begin = piece.indexOf('>') + 1
    const inline = piece.slice(begin, piece.indexOf(`</${element}>`, begin))
    if (inline) digests[element]?.add(digestOf(inline))
  })
  return { text: pieces.join(''), scripts: [...digests['script']!], styles: [...digests['style']!] }
}
