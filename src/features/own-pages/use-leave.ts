import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useLinks } from '#src/routes/links.ts'
import { signOut } from '#src/session/sign-out.ts'

/** Signs out of this device. Home is loaded anew, so that the memory of this page is empty too. */
export function useLeave() {
  const app = useApp()
  const links = useLinks()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut(app)
    } finally {
      window.location.replace(links.home())
    }
  }
  return { isBusy, leave }
}
