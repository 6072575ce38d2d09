import { useId, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './search-list.messages.ts'
import * as css from './filters.css.ts'

export type FilterSheetProps = {
  /** Text of the button: how many it will show. */
  show: string
  onShow: () => void
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters on a phone. The list behind the sheet changes only with the button. */
export function FilterSheet({ show, onShow, onClear, onClose, children }: FilterSheetProps) {
  const intl = useIntl()
  const isOnline = useOnline()
  const id = useId()
  return (
    <Sheet
      open
      full
      title={intl.formatMessage(messages.filters)}
      onClose={onClose}
      footer={
        <div>
          <div className={css.sheetFoot}>
            <Button tone="quiet" onClick={onClear}>
              {intl.formatMessage(messages.clear)}
            </Button>
            <Button tone="primary" block onClick={onShow} {...(isOnline ? {} : { 'aria-describedby': id })}>
              {show}
            </Button>
          </div>
          {isOnline ? null : (
            <Text as="p" id={id} size="1" tone="quiet">
              {intl.formatMessage(messages.offlineFilters)}
            </Text>
          )}
        </div>
      }
    >
      {children}
      <VisuallyHidden>
        <span role="status">{show}</span>
      </VisuallyHidden>
    </Sheet>
  )
}
