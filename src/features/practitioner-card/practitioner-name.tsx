import { BadgeCheck } from 'lucide-react'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './practitioner-card.messages.ts'
import * as css from './practitioner-card.css.ts'

/** A doctor's name, with the check mark of the licence next to the last word. */
export function PractitionerName({ name, isVerified }: { name: string; isVerified: boolean }) {
  const intl = useIntl()
  if (!isVerified) return <OwnScript>{name}</OwnScript>
  const cut = name.lastIndexOf(' ') + 1
  return (
    <>
      <OwnScript>{name.slice(0, cut)}</OwnScript>
      <span className={css.lastWord}>
        <OwnScript>{name.slice(cut)}</OwnScript>
        <span className={css.mark}>
          <Icon of={BadgeCheck} size="small" />
        </span>
        <VisuallyHidden>, {intl.formatMessage(messages.verified)}</VisuallyHidden>
      </span>
    </>
  )
}
