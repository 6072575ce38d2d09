import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from './button.tsx'
import * as styles from './sheet.css.ts'
import { messages } from './ui.messages.ts'

export type SheetProps = {
  title: string
  open: boolean
  /** Escape, the close button, or a press beside the sheet. */
  onClose: () => void
  /** Stays visible while the body scrolls. */
  footer?: ReactNode
  /** Fills the height of a phone. */
  full?: boolean
  /**
   * `screen`: for a page of its own, full screen on a phone and large on a desktop. `side`: along the edge where text begins,
   * in full height.
   */
  size?: 'sheet' | 'screen' | 'side'
  children: ReactNode
}

/**
 * A sheet from below on phones, a dialog in the middle from 700 px. The browser's own modal dialog traps the focus, restores it
 * afterwards, and makes the rest of the page inert meanwhile.
 */
export function Sheet({ title, open, onClose, footer, full = false, size = 'sheet', children }: SheetProps) {
  const intl = useIntl()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Escape
    <dialog
      ref={dialog}
      className={[styles.sheet, full && styles.full, size !== 'sheet' && styles[size]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        // A sheet that another opened is closed alone.
        if (event.target === event.currentTarget) onClose()
      }}
      // The dialog element itself is only hit beside its content: on the backdrop. Whoever selects text and lets go there did not press there.
      onPointerDown={(event) => void (isPressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => event.target === event.currentTarget && isPressedBeside.current && onClose()}
    >
      {open ? (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={X} label={intl.formatMessage(messages.close)} onClick={onClose} />
          </div>
          <div className={size === 'screen' ? styles.screenBody : styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}
