import { Menu } from 'lucide-react'
import { useState, type FunctionComponent } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { messages } from './shell.messages.ts'

type Drawer = FunctionComponent<{ open: boolean; onClose: () => void }>

/** Opens the drawer of a tenant that wants one (T03). What is in it is loaded with the first press. */
export function SidebarButton() {
  const intl = useIntl()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<Drawer | null>(null)
  const open = async () => {
    try {
      const { Sidebar } = await import('./sidebar.tsx')
      setDrawer(() => Sidebar)
      setOpen(true)
    } catch {
      // Only a lost connection keeps it away, and the patient is told so.
      showToast(intl.formatMessage(messages.menuFailed), { key: 'menu' })
    }
  }
  return (
    <>
      <IconButton
        icon={Menu}
        label={intl.formatMessage(messages.menu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      />
      {Drawer ? <Drawer open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
