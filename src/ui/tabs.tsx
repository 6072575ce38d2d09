import { useEffect, useRef } from 'react'
import { Anchor } from './link.tsx'
import { tab, tabs } from './tabs.css.ts'

export type TabsProps = { label: string; items: readonly { href: string; label: string; current?: boolean }[] }

/** Parts of one page, each with its own address. */
export function Tabs({ label, items }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = items.find((item) => item.current)?.href
  useEffect(() => {
    // Sideways alone: the page stays where it is.
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen && nav.current) nav.current.scrollLeft += overhang(nav.current, chosen)
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className={tabs}>
      {items.map(({ href, label: words, current: isCurrent }) => (
        <Anchor key={href} href={href} className={tab} aria-current={isCurrent ? 'true' : undefined}>
          {words}
        </Anchor>
      ))}
    </nav>
  )
}

/** Pixels by which a part stands out of a row that scrolls, negative at the left. */
function overhang(row: HTMLElement, part: HTMLElement): number {
  const [outer, inner] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  return inner.left < outer.left ? inner.left - outer.left : Math.max(0, inner.right - outer.right)
}
