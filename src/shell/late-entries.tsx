import { useEffect, useState, type FunctionComponent } from 'react'
import { useApp } from '#src/context/app-context.ts'

const pages = ['settings'] as const
type Entries = FunctionComponent<{ pages: typeof pages }>

/** The entries of the drawer for the person at this device. They come after it, since they bring the calls of an account. */
export function LateEntries() {
  const { intl } = useApp()
  const [Entries, setEntries] = useState<Entries | null>(null)
  useEffect(() => {
    let isOpen = true
    void Promise.all([import('#src/features/own-pages/person-entries.tsx'), intl.load('own', 'device')]).then(
      ([{ PersonEntries }]) => isOpen && setEntries(() => PersonEntries),
      // Without a network the drawer is what it was before.
      () => undefined,
    )
    return () => void (isOpen = false)
  }, [intl])
  return Entries ? <Entries pages={pages} /> : null
}
