import { useEffect, useState } from 'react'
import * as css from './files.css.ts'

/** Some letters of each script and some digits, in a font of the tenant's. It is loaded under a name that nothing else has. */
export function FontSample({ source, onError }: { source: string; onError: () => void }) {
  const [family, setFamily] = useState<string>()
  useEffect(() => {
    const name = `file ${source.split('?v=')[1]}`
    const face = new FontFace(name, `url("${source}")`)
    let isWanted = true
    face.load().then(
      () => {
        if (!isWanted) return
        document.fonts.add(face)
        setFamily(name)
      },
      () => {
        if (isWanted) onError()
      },
    )
    return () => {
      isWanted = false
      document.fonts.delete(face)
    }
  }, [source, onError])
  return family === undefined ? null : (
    <span className={css.sample} style={{ fontFamily: `"${family}"` }} aria-hidden>
      <span>Ag 12</span>
      <span lang="ar">أبج</span>
    </span>
  )
}
