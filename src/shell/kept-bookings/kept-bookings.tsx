import { createPortal } from 'react-dom'
import { regionId } from '#src/ui/toast.tsx'
import { KeptNews } from './kept-news.tsx'
import { useKeptNews } from './use-kept-news.ts'

/**
 * Says on whatever page the patient is what became of a booking that was kept on the device: one after the other, each until it
 * is answered. Its place is the region of the short notices, which is there from the start and so is read aloud.
 */
export function KeptBookings() {
  const { outcomes, outbox } = useKeptNews()
  const [outcome] = outcomes
  const region = document.getElementById(regionId)
  return outcome && region
    ? createPortal(<KeptNews key={`${outcome.id} ${outcome.kind}`} {...{ outcome, outbox }} />, region)
    : null
}
