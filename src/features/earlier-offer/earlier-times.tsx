import { useLate } from '../use-late.ts'
import type { EarlierVisit } from './earlier-visit.ts'

const loadPanel = () => import('./parts/offer-panel.tsx')
const loadSwitch = () => import('./parts/wish-switch.tsx')

/** The earlier time that is offered for a visit, to be taken or left. Renders nothing where there was none. */
export function EarlierOffer({ visit }: { visit: EarlierVisit }) {
  const offer = visit.earlier?.offer
  const late = useLate(loadPanel, 'earlier', offer !== undefined)
  return late && offer ? <late.OfferPanel key={offer.id} visit={visit} offer={offer} /> : null
}

/** The switch by which a patient asks to be told of an earlier time. Renders nothing where none can be offered any more. */
export function EarlierWish({ visit }: { visit: EarlierVisit }) {
  const { earlier } = visit
  const late = useLate(loadSwitch, 'earlier', earlier !== undefined)
  return late && earlier ? <late.WishSwitch visit={visit} earlier={earlier} /> : null
}
