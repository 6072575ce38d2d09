import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as css from './video-room.css.ts'

type Props = {
  icon: LucideIcon
  text: MessageDescriptor
  /** Absent where the button does something once. */
  isOn?: boolean
  /** Light while it is on; one of camera or sound is light while that is off. */
  isLightOn?: boolean
  /** It ends something. */
  isEnd?: boolean
  /** How many things are new behind it: as a number at the button, and in words for who hears it. */
  count?: { number: string; words: string } | undefined
  onClick: () => void
}

/** A round button of a call, with its word below. */
export function Round({ icon, text, isOn, isLightOn = false, isEnd, count, onClick }: Props) {
  const intl = useIntl()
  return (
    <button type="button" className={css.button} aria-pressed={isOn} onClick={onClick}>
      <span className={css.disc} data-end={isEnd} data-light={isOn === isLightOn || undefined}>
        <Icon of={icon} />
        {count ? (
          <span className={css.count} aria-hidden>
            {count.number}
          </span>
        ) : null}
      </span>
      {intl.formatMessage(text)}
      {count ? <VisuallyHidden> {count.words}</VisuallyHidden> : null}
    </button>
  )
}
