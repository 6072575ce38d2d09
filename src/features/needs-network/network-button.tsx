import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { useNetworkNeed } from './use-network-need.tsx'
import * as css from './needs-network.css.ts'

/** A button for what needs a network, and says so where there is none. A press is answered all the same, with the reason. */
export function NetworkButton(props: ButtonProps) {
  const { need, hint } = useNetworkNeed()
  return (
    <div className={css.networkButton}>
      <Button {...props} {...need} />
      {hint}
    </div>
  )
}
