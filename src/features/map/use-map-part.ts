import { useEffect, useState } from 'react'

type MapPart<Part> = { part: Part | undefined; hasFailed: boolean; retry: () => void }

/** A part of a map, loaded once it is wanted: a lost connection costs the map and not the page. @param load always the same */
export function useMapPart<Part>(load: () => Promise<Part>, isWanted = true): MapPart<Part> {
  const [part, setPart] = useState<Part>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (isMissing)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setFailures(tries + 1),
      )
  }, [load, isMissing, tries])
  return { part, hasFailed: failures > tries, retry: () => setTries(failures) }
}
