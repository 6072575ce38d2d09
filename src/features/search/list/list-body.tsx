import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { endFresh } from '#src/page-load/fresh-document.ts'
import { useGo } from '#src/routes/go.ts'
import { LinkButton, TextLink } from '#src/ui/button.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { messages } from './search-list.messages.ts'
import { useKeepPlace } from './parts/use-keep-place.ts'
import type { FoundPages } from './use-pages.ts'
import * as css from './parts/list.css.ts'

export type ListBodyProps = {
  found: Pick<FoundPages<unknown>, 'items' | 'total' | 'firstPage' | 'pageSize' | 'hasMore' | 'isPending' | 'error'>
  /** The address of a page of this list. */
  addressOf: (page: number) => string
  failed: (error: Error) => ReactNode
  empty: ReactNode
  /** Announced while the list is loading, with its placeholder boxes. */
  loading: { label: string; box: ReactNode }
  /** Text of the link to the next page. */
  more: (count: number) => string
  /** The items, each an `li`. */
  children: ReactNode
}

/** The list, or the reason why there is none; below it the visible range, and the next page. */
export function ListBody({ found, addressOf, failed, empty, loading, more, children }: ListBodyProps) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  useKeepPlace(list, found.items.length)
  const goOn = useGoOn(list, found.items.length)
  const start =
    found.firstPage > 1 ? <TextLink href={addressOf(1)}>{intl.formatMessage(messages.fromStart)}</TextLink> : null
  if (found.error || found.total === 0)
    return (
      <>
        {start}
        {found.error ? failed(found.error) : empty}
      </>
    )
  return (
    <>
      {start}
      <ul ref={list} className={css.list}>
        {children}
      </ul>
      {found.isPending ? (
        <Loading label={loading.label}>
          <div className={css.list}>
            {[0, 1, 2, 3].map((index) => (
              <div key={index}>{loading.box}</div>
            ))}
          </div>
        </Loading>
      ) : (
        <Foot found={found} addressOf={addressOf} more={more} onMore={goOn} />
      )}
    </>
  )
}

/** The number of cards after which the requested ones begin. It outlives the view: the next page may be on another route. */
let awaitedAfter: number | undefined

/** After "show more" the focus moves to the first new card: the pressed button is below all of them, or gone. */
function useGoOn(list: RefObject<HTMLElement | null>, length: number): () => void {
  useEffect(() => {
    // A shorter list is another list.
    if (awaitedAfter !== undefined && length < awaitedAfter) awaitedAfter = undefined
    if (awaitedAfter === undefined || length === awaitedAfter) return
    const first = list.current?.children[awaitedAfter]?.querySelector('a')
    awaitedAfter = undefined
    // After the shell, which moves the focus to the top of a new address.
    setTimeout(() => first?.focus({ preventScroll: true }))
  }, [list, length])
  return () => {
    // They go on from here, and come back to here from a card further down.
    endFresh()
    awaitedAfter = length
  }
}

type FootProps = Pick<ListBodyProps, 'found' | 'addressOf' | 'more'> & { onMore: () => void }

function Foot({ found, addressOf, more, onMore }: FootProps) {
  const intl = useIntl()
  const format = useFormat()
  const go = useGo()
  const { total = 0, firstPage, pageSize, items, hasMore } = found
  const from = (firstPage - 1) * pageSize
  const shown = from + items.length
  const next = addressOf(Math.ceil(shown / (pageSize || 1)) + 1)
  return (
    <div className={css.foot}>
      <Text tone="quiet" numbers>
        {intl.formatMessage(messages.range, {
          from: format.number(from + 1),
          to: format.number(shown),
          total: format.number(total),
        })}
      </Text>
      {hasMore ? (
        <Inline>
          <LinkButton
            tone="secondary"
            href={next}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return
              event.preventDefault()
              onMore()
              go(next, { replace: true, resetScroll: false })
            }}
          >
            {more(Math.min(pageSize, total - shown))}
          </LinkButton>
        </Inline>
      ) : null}
    </div>
  )
}
