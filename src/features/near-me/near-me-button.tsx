import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { City } from '#contract/tenant'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './near-me.messages.ts'
import * as css from './near-me.css.ts'

type NearMeButtonProps = {
  /** Id by which it gets the focus again after a change renders it anew. */
  id?: string
  cities: readonly City[]
  /** Whether the search is for the nearest. */
  isOn: boolean
  /** The nearest city, once it is known; undefined when the patient wants another place after all. */
  onChange: (city: City | undefined) => void
}

/** Reads the patient's position when it is pressed, and never before (S28). A failure is shown and changes nothing. */
export function NearMeButton({ id, cities, isOn, onChange }: NearMeButtonProps) {
  const app = useApp()
  const intl = useIntl()
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)

  const locate = async () => {
    setAsking(true)
    const found = await import('./find-near.ts')
      .then(({ findNear }) => findNear(app, cities))
      .catch(() => ({ failure: 'unavailable' }) as const)
    setAsking(false)
    if ('city' in found) onChange(found.city)
    else showToast(intl.formatMessage(messages[found.failure]), { key: 'near-me' })
  }
  return (
    <button
      id={id}
      type="button"
      className={css.button}
      aria-pressed={isOn}
      aria-busy={isAsking || undefined}
      onClick={() => {
        if (isOn) onChange(undefined)
        else if (!isAsking) void locate()
      }}
    >
      <Icon of={LocateFixed} size="small" />
      {intl.formatMessage(messages.nearMe)}
    </button>
  )
}
