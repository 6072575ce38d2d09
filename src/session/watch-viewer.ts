import { now } from '#src/clock/server-time.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import { emailProof } from '#src/storage/email-proof.ts'
import type { Sending } from './send-sign-outs.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { sessionStore, type SessionRecord } from './session-store.ts'
import { showViewer } from './use-viewer.ts'
import { viewerOf } from './viewer.ts'

/** Shows the viewer of the session record to the page, now and after each change, after `onRecord` was told. */
export async function watchViewer(app: Sending, onRecord: (record: SessionRecord) => unknown): Promise<void> {
  const { tenant } = app
  const store = sessionStore(tenant)
  let last = new AbortController()
  async function look() {
    last.abort()
    const { signal } = (last = new AbortController())
    const record = await store.read()
    if (record.abandoned) return (await import('./sign-out.ts')).leaveAbandoned(app, record.abandoned)
    onRecord(record)
    // In every tab: who is signed in joins no more, and what a sign-out deletes is not in the reach of another tab.
    if (record.patient) emailProof(tenant).drop()
    const viewer = viewerOf(record, new Date(now()))
    // A later look has begun.
    if (signal.aborted) return
    showViewer(viewer)
    if (viewer.kind === 'guest') void waitUntil(viewer.provenUntil, signal).then(look)
  }
  onSessionChange(tenant, () => void look())
  await look()
}
