import type { MouseEvent } from 'react'
import { PersonEntries } from '#src/features/own-pages/person-entries.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './shell.messages.ts'

const pages = ['dashboard', 'appointments', 'documents', 'profile', 'relatives', 'settings'] as const

/** The menu of a signed-in patient: who they are here, their pages, and the ways out. */
export function ViewerMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const closeBehind = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Sheet title={intl.formatMessage(messages.account)} open={open} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it take the keys */}
      <div onClick={closeBehind}>
        <PersonEntries pages={pages} />
      </div>
    </Sheet>
  )
}
