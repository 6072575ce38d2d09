import { createContext, use, useSyncExternalStore } from 'react'
import type { Held } from '#contract/console/drafts'

type Typed = ReadonlyMap<string, Held>
const none: Typed = new Map()

/** What is typed in the fields of a form and not in the draft yet, by pointer: for what is drawn from several of them. */
export function createTypedValues() {
  let typed = none
  const listeners = new Set<() => void>()
  return {
    /** Without `held` nothing is typed there any more. */
    put: (pointer: string, held: Held | undefined) => {
      const others = [...typed].filter(([each]) => each !== pointer)
      typed = new Map(held === undefined ? others : [...others, [pointer, held]])
      for (const listener of listeners) listener()
    },
    read: () => typed,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Outside of such a form nobody looks at it. */
export const TypedValues = createContext<ReturnType<typeof createTypedValues>>({
  put: () => {},
  read: () => none,
  subscribe: () => () => true,
})

/** What is typed now. */
export function useTyped(): Typed {
  const { subscribe, read } = use(TypedValues)
  return useSyncExternalStore(subscribe, read, () => none)
}
