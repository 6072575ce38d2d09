import { X } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from './button.tsx'
import * as styles from './toast.css.ts'
import { messages } from './ui.messages.ts'

export type ToastOptions = {
  /** One action for the notice. A toast with an action stays until it is pressed or dismissed. */
  action?: { label: string; onPress: () => void }
  /**
   * A second toast with the same key replaces the first, in its element: a press that has begun on it is not lost. Without a key the same message
   * does, and is announced again.
   */
  key?: string
}
/** Returns a function that removes the notice early. Without a message, what is shown under the key is removed, since something newer says more. */
export type ShowToast = (message: string | undefined, options?: ToastOptions) => () => void

type ShownToast = ToastOptions & { id: number; message: string }

/** Id of the element with the notices; parts loaded after the first page may render longer ones there. */
export const regionId = 'notices'

/** How long a toast without an action is shown, in milliseconds. */
const stay = 6000

const ToastContext = createContext<ShowToast>(() => () => undefined)

/** Shows a short notice above the bottom bar, announced politely by assistive technology. */
export const useToast = (): ShowToast => use(ToastContext)

/** Renders the notices of the app. Its live region exists from the start, since one that is added with content is not read. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const lastId = useRef(0)
  const show = useCallback<ShowToast>(
    (message, options = {}) => {
      const id = ++lastId.current
      setToasts((shown) => {
        // What fails again and again says so once.
        const subject = options.key ?? message
        const others = shown.filter((toast) => (toast.key ?? toast.message) !== subject)
        return message === undefined ? others : [...others, { ...options, id, message }]
      })
      return () => dismiss(id)
    },
    [dismiss],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" id={regionId} className={styles.region}>
        {toasts.map((toast) => (
          <Toast key={toast.key ?? toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  )
}

function Toast({ toast: { id, message, action }, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const intl = useIntl()
  useEffect(() => {
    if (action) return
    const timer = setTimeout(() => onDismiss(id), stay)
    return () => clearTimeout(timer)
  }, [action, id, onDismiss])
  return (
    <div className={styles.toast}>
      <span>{message}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton icon={X} label={intl.formatMessage(messages.dismiss)} onClick={() => onDismiss(id)} />
    </div>
  )
}
