import { useState, type ReactNode } from 'react'
import { Problem } from '#contract/problem'
import { ConfirmOwner, type Owner } from './confirm-owner.tsx'

/**
 * For what may only be done by who has lately shown that it is them. `ifNeeded` is given a refusal and what repeats the press: where it was
 * refused for that, it opens `sheet` and repeats it afterwards, and returns true.
 */
export function useConfirmed(account: Owner): {
  ifNeeded: (failure: unknown, repeat: () => void) => boolean
  sheet: ReactNode
} {
  const [waiting, setWaiting] = useState<{ repeat: () => void }>()
  const leave = () => setWaiting(undefined)
  return {
    ifNeeded: (failure, repeat) => {
      const isNeeded = failure instanceof Problem && failure.code === 'confirmation_needed'
      if (isNeeded) setWaiting({ repeat })
      return isNeeded
    },
    sheet: waiting ? (
      <ConfirmOwner
        account={account}
        onClose={leave}
        onConfirmed={() => {
          leave()
          waiting.repeat()
        }}
      />
    ) : null,
  }
}
