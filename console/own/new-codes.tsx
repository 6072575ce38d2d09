import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { update } from '../session/session-query.ts'
import { focusMain } from '../shell/focus-main.ts'
import { useSession } from '../session/use-session.ts'

/** New recovery codes of who is signed in. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { email } = useSession()
  const queries = useQueryClient()
  useEffect(() => update(queries, { recovery_codes_left: codes.length }), [codes, queries])
  const close = () => {
    onKept()
    focusMain()
  }
  return <RecoveryCodes codes={codes} email={email} onKept={close} />
}
