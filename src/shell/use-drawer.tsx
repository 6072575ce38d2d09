import { useState, type FunctionComponent, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './shell.messages.ts'

type Drawer = FunctionComponent<{ open: boolean; onClose: () => void }>

const loadSidebar = async (): Promise<Drawer> => (await import('./sidebar.tsx')).Sidebar

/** A drawer, of the whole navigation unless another is named, and the attributes of a button that opens it. It is loaded with the first press. */
export function useDrawer(load = loadSidebar): {
  opener: { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void }
  drawer: ReactNode
} {
  const intl = useIntl()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<Drawer | null>(null)
  const open = async () => {
    try {
      const Loaded = await load()
      setDrawer(() => Loaded)
      setOpen(true)
    } catch {
      // It can only fail for a lost connection, and the patient is told so.
      showToast(intl.formatMessage(messages.menuFailed), { key: 'menu' })
    }
  }
  return {
    opener: { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => void open() },
    drawer: Drawer ? <Drawer open={isOpen} onClose={() => setOpen(false)} /> : null,
  }
}
