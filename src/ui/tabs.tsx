import { Anchor } from './link.tsx'
import { tab, tabs } from './tabs.css.ts'

export type TabsProps = { label: string; items: readonly { href: string; label: string; current?: boolean }[] }

/** Parts of one page, each with its own address. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label} className={tabs}>
      {items.map(({ href, label: words, current }) => (
        <Anchor key={href} href={href} className={tab} aria-current={current ? 'true' : undefined}>
          {words}
        </Anchor>
      ))}
    </nav>
  )
}
