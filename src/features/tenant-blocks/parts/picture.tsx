import { useEffect, useRef, useState } from 'react'
import * as styles from './picture.css.ts'

export type PictureProps = {
  src: string
  /** What it shows; empty where the words beside it say so. */
  alt?: string | undefined
  /** The form of its box, which stands before it is there. */
  form?: keyof typeof styles.forms
  /** Logos are shown whole; everything else fills its box. */
  whole?: boolean
}

/** A picture of a tenant in a box of fixed form, loaded when it is scrolled to. Where it cannot be had the box stays. */
export function Picture({ src, alt = '', form = 'wide', whole = false }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // One of a rendered page may have failed before anyone listened.
    if (picture.current?.complete) picture.current.decode().catch(() => setMissing(src))
  }, [src])
  return (
    <span className={`${styles.forms[form]}${whole ? ` ${styles.whole}` : ''}`}>
      {src === missing ? (
        alt && <span className={styles.instead}>{alt}</span>
      ) : (
        <img ref={picture} src={src} alt={alt} loading="lazy" decoding="async" onError={() => setMissing(src)} />
      )}
    </span>
  )
}
