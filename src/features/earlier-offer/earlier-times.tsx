import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import type { EarlierVisit } from './earlier-visit.ts'

const loadPanel = () => import('./parts/offer-panel.tsx')
const loadSwitch = () => import('./parts/wish-switch.tsx')

/** The earlier time that is offered for a visit, to be taken or left. Renders nothing where there was none. */
export function EarlierOffer({ visit }: { visit: EarlierVisit }) {
  const offer = visit.earlier?.offer
  const late = useLate(loadPanel, offer !== undefined)
  return late && offer ? <late.OfferPanel key={offer.id} visit={visit} offer={offer} /> : null
}

/** The switch by which a patient asks to be told of an earlier time. Renders nothing where none can be offered any more. */
export function EarlierWish({ visit }: { visit: EarlierVisit }) {
  const { earlier } = visit
  const late = useLate(loadSwitch, earlier !== undefined)
  return late && earlier ? <late.WishSwitch visit={visit} earlier={earlier} /> : null
}

/** A module and its texts, loaded when they are needed, and once more when the network comes or goes. */
function useLate<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | undefined {
  const app = useApp()
  const isOnline = useOnline()
  const [module, setModule] = useState<Module>()
  const isWanted = isNeeded && module === undefined
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    Promise.all([load(), app.intl.load('earlier')]).then(
      ([loaded]) => {
        if (isHere) setModule(() => loaded)
      },
      () => undefined,
    )
    return () => void (isHere = false)
  }, [app, load, isWanted, isOnline])
  return module
}
