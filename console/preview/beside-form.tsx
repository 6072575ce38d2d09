import { Eye } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Draft } from '#contract/console/drafts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './preview.messages.ts'
import { Preview } from './preview.tsx'
import * as css from './preview.css.ts'

type Props = {
  draft: Draft
  /** The page of the app on which the form's subject appears, such as `/doctors`; home where nothing is given. */
  page?: string | undefined
  /** Headings of that part of the page which the form is about, one in each language: it is scrolled to. */
  part?: readonly string[] | undefined
  children: ReactNode
}

/** A form with the app beside it, or behind a button where there is no room for both. */
export function BesideForm({ draft, page, part, children }: Props) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const title = intl.formatMessage(messages.heading)
  const hasRoom = useSyncExternalStore(watch, () => window.matchMedia(css.roomBeside).matches)
  return (
    <div className={css.beside} data-beside>
      <div className={css.form}>{children}</div>
      {hasRoom ? (
        <div className={css.aside}>
          <Preview {...{ draft, page, part }} />
        </div>
      ) : (
        <div className={css.opener}>
          <Button tone="secondary" icon={Eye} onClick={() => setOpen(true)}>
            {intl.formatMessage(messages.open)}
          </Button>
          {isOpen ? (
            <Sheet title={title} size="screen" open onClose={() => setOpen(false)}>
              <div className={css.inSheet}>
                <Preview {...{ draft, page, part }} />
              </div>
            </Sheet>
          ) : null}
        </div>
      )}
    </div>
  )
}

function watch(onChange: () => void) {
  const query = window.matchMedia(css.roomBeside)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
