import { Menu } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { messages } from './shell.messages.ts'
import { useDrawer } from './use-drawer.tsx'

/** Opens the drawer from the header (T03). */
export function SidebarButton() {
  const intl = useIntl()
  const { opener, drawer } = useDrawer()
  return (
    <>
      <IconButton icon={Menu} label={intl.formatMessage(messages.menu)} {...opener} />
      {drawer}
    </>
  )
}
