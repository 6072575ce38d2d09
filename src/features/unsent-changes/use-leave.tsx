import { useState, type ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useLinks } from '#src/routes/links.ts'
import { signOut } from '#src/session/sign-out.ts'
import { LeaveQuestion } from './parts/leave-question.tsx'
import { countUnsent } from './unsent-query.ts'

/**
 * Signs out of this device. Home is loaded anew, so that the memory of this page is empty too. Where changes wait to be sent it asks first:
 * `question` has to be rendered. `end` ends more than this device's session before it; where it rejects, which it tells itself, nobody is signed out.
 */
export function useLeave(end?: () => Promise<unknown>): {
  isBusy: boolean
  leave: () => Promise<void>
  question: ReactNode
} {
  const app = useApp()
  const links = useLinks()
  const [isBusy, setBusy] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const leaveNow = async () => {
    setUnsent(0)
    setBusy(true)
    try {
      await end?.()
    } catch {
      return setBusy(false)
    }
    try {
      await signOut(app)
    } finally {
      window.location.replace(links.home())
    }
  }
  const leave = async () => {
    // Where the device cannot be read nothing is there to be lost.
    const count = await countUnsent(app).catch(() => 0)
    return count > 0 ? setUnsent(count) : leaveNow()
  }
  const question =
    unsent > 0 ? <LeaveQuestion unsent={unsent} onLeave={() => void leaveNow()} onStay={() => setUnsent(0)} /> : null
  return { isBusy, leave, question }
}
