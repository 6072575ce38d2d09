import { useEffect, useRef, useState } from 'react'
import * as styles from './picture.css.ts'

export type PictureProps = {
  src: string
  /** Alternative text; empty where the text beside it says the same. */
  alt?: string | undefined
  /** The shape of its box, which is there before the picture. */
  form?: keyof typeof styles.forms
  /** Logos are shown whole; everything else fills its box. */
  whole?: boolean
}

/** A picture of a tenant in a box of fixed shape, loaded when it is scrolled to. Where it cannot be loaded the box stays. */
export function Picture({ src, alt = '', form = 'wide', whole = false }: PictureProps) {
  const [missing, setMissing] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // On a rendered page it may have failed before there was a listener.
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
