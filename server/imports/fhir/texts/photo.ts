import type { Attachment } from '../elements.ts'
import type { Said } from './said.ts'

const ends: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The first photo: the path of a file of the folder, or one for what is in the resource itself. */
export function photoOf(
  photos: readonly Attachment[] | undefined,
  key: string,
): (Said & { isInline: boolean }) | undefined {
  const [photo] = photos ?? []
  if (!photo) return undefined
  const { contentType = '', data, url } = photo
  if (data)
    return { text: `${key}/photo.${ends[contentType] ?? contentType}`, path: 'photo[0].contentType', isInline: true }
  return url ? { text: url, path: 'photo[0].url', isInline: false } : undefined
}
