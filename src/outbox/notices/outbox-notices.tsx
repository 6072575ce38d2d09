import { createPortal } from 'react-dom'
import { regionId } from '#src/ui/toast.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { useUnseenNews } from './use-unseen-news.ts'

/**
 * Shows on any page the outcome of changes that were stored on the device: one after the other, each until it is answered. They
 * appear in the live region of the short notices, which exists from the start and so is read aloud.
 */
export function OutboxNotices() {
  const { unseen, outbox } = useUnseenNews()
  const [news] = unseen
  const region = document.getElementById(regionId)
  return news && region
    ? createPortal(<OutboxNotice key={`${news.id} ${news.state}`} {...{ news, outbox }} />, region)
    : null
}
