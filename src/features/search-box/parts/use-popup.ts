import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { keepWords } from './keep-search.ts'
import type { SuggestionPopup } from './suggestion-popup.tsx'

type Popup = { SuggestionPopup: typeof SuggestionPopup; keepWords: typeof keepWords }

/** The popup below the search, loaded when it is first needed; undefined until then. */
export function usePopup(isWanted: boolean): Popup | undefined {
  const { intl } = useApp()
  const [popup, setPopup] = useState<Popup>()
  useEffect(() => {
    if (!isWanted || popup) return
    // What the first letter asks with.
    import('#src/api/search-api.ts').catch(() => undefined)
    Promise.all([import('./suggestion-popup.tsx'), import('./keep-search.ts'), intl.load('recent')])
      .then(([view, keeping]) => setPopup({ ...view, ...keeping }))
      // The field works without it, and the next focus tries again.
      .catch(() => undefined)
  }, [isWanted, popup, intl])
  return popup
}
