import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { savesData } from '#src/page-load/saves-data.ts'
import { avatar, grounds, sizes } from './avatar.css.ts'

export type AvatarProps = {
  /** As it is shown, with its titles. */
  name: string
  /** Address of the photo; initials are shown without one, or when it cannot be loaded. */
  src?: string | undefined
  size?: keyof typeof sizes
  /** On the first screen: loaded at once instead of when scrolled to. */
  eager?: boolean
}

const pixels: Record<keyof typeof sizes, number> = { tiny: 36, small: 44, medium: 64, large: 120, huge: 120 }

/** Server rendering does not know: what a page was sent with is left out once it is alive. */
const useSavesData = () => useSyncExternalStore(never, savesData, () => false)
const never = () => () => {}

/** A person's photo in a box of fixed size, or their initials. The name is beside it, so it is hidden from assistive technology. */
export function Avatar({ name, src, size = 'medium', eager = false }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  const photo = useRef<HTMLImageElement>(null)
  // One on the first screen is on its way before this is known, and one of this page's memory costs nothing.
  const isSaving = useSavesData() && !eager && !src?.startsWith('blob:')
  useEffect(() => {
    // A photo of a rendered page may have failed before there was a listener.
    if (photo.current?.complete) photo.current.decode().catch(() => setMissing(src))
  }, [src])
  return (
    <span aria-hidden className={`${avatar} ${sizes[size]} ${grounds[groundOf(src ?? name)]}`}>
      {src && src !== missing && !isSaving ? (
        <img
          ref={photo}
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const titles = /^(?:(?:dr|prof|drg)(?:\.\s*|\s+)|[دأ]\.\s*)+/iu
const arabic = /\p{Script=Arabic}/u

/**
 * First letters of the first and the last name, without titles, what follows a comma or stands in brackets, and the Arabic article. Arabic letters
 * stand apart: joined they would read as a word.
 */
export function initials(name: string): string {
  const words = name
    .replace(titles, '')
    .replace(/[,،(].*/u, '')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word.replace(/^(?:ال|al-)(?=\p{L})/iu, ''))?.[0] ?? [])
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return letters.join(arabic.test(name) ? '\u00A0' : '').toLocaleUpperCase()
}

/** By the photo where there is one: it is the same on every page and in every language, a name is not. */
const groundOf = (person: string) =>
  (([...person].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4) + 1) as keyof typeof grounds
