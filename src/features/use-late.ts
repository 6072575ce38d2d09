import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'

type Area = Parameters<ReturnType<typeof useApp>['intl']['load']>[0]

/** A module and its texts, loaded when they are needed, and once more when the network comes or goes. @param load the same in each render */
export function useLate<Module>(load: () => Promise<Module>, area: Area, isNeeded: boolean): Module | undefined {
  const app = useApp()
  const isOnline = useOnline()
  const [module, setModule] = useState<Module>()
  const isWanted = isNeeded && module === undefined
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    Promise.all([load(), app.intl.load(area)]).then(
      ([loaded]) => {
        if (isHere) setModule(() => loaded)
      },
      () => undefined,
    )
    return () => void (isHere = false)
  }, [app, load, area, isWanted, isOnline])
  return module
}
