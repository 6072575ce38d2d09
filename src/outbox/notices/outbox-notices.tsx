import { createPortal } from 'react-dom'
import { regionId } from '#src/ui/toast.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { useUntoldNews } from './use-untold-news.ts'

/**
 * Says on whatever page the patient is what became of a change that was kept on the device: one after the other, each until it
 * is answered. Its place is the region of the short notices, which is there from the start and so is read aloud.
 */
export function OutboxNotices() {
  const { untold, outbox } = useUntoldNews()
  const [news] = untold
  const region = document.getElementById(regionId)
  return news && region
    ? createPortal(<OutboxNotice key={`${news.id} ${news.state}`} {...{ news, outbox }} />, region)
    : null
}
