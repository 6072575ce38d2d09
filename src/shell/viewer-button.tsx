import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { button, onlyDesk } from './header.css.ts'
import type { OwnItem } from './own-items.ts'
import { useDrawer } from './use-drawer.tsx'

/** Opens the menu of a signed-in patient from the header. */
export function ViewerButton({ message, icon }: OwnItem) {
  const intl = useIntl()
  const app = useApp()
  const { opener, drawer } = useDrawer(async () => {
    const [{ ViewerMenu }] = await Promise.all([import('./viewer-menu.tsx'), app.intl.load('own', 'device')])
    return ViewerMenu
  })
  const label = intl.formatMessage(message)
  return (
    <>
      <button type="button" className={button} aria-label={label} {...opener}>
        <Icon of={icon} />
        <span className={onlyDesk}>{label}</span>
      </button>
      {drawer}
    </>
  )
}
