import { useMachine } from '@xstate/react'
import { ArrowDown, RotateCw } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { pullSizes, pullToRefreshMachine } from '#machines/pull-to-refresh/pull-to-refresh.machine'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { mayPull } from './may-pull.ts'
import { messages } from './pull-to-refresh.messages.ts'
import * as styles from './pull-to-refresh.css.ts'
import { reloadPage } from './reload-page.ts'

/** Reloads the page when it is pulled down from its top on a phone (U03, S05). */
export function PullToRefresh() {
  const intl = useIntl()
  const app = useApp()
  const { screen } = usePage()
  const machine = useMemo(
    () => pullToRefreshMachine.provide({ actions: { reload: () => void reloadPage(app) } }),
    [app],
  )
  const [{ value: state, context }, send] = useMachine(machine)
  const shown = useRef(screen)
  useEffect(() => {
    shown.current = screen
  }, [screen])
  useEffect(() => listen(send, (event) => mayPull(event, shown.current)), [send])

  const isRefreshing = state === 'waiting' || state === 'reloading'
  const isShown = context.distance > 0 || isRefreshing
  return (
    <div role="status" className={styles.region}>
      {isShown ? (
        <span
          className={styles.pill}
          // Never rendered on the server, where style attributes are not allowed.
          style={{ transform: `translateY(${Math.min(context.distance, pullSizes.threshold) / 4}px)` }}
        >
          <span className={styles.arrow} data-state={state}>
            <Icon of={isRefreshing ? RotateCw : ArrowDown} size="small" />
          </span>
          {intl.formatMessage(isRefreshing ? messages.refreshing : state === 'ready' ? messages.letGo : messages.pull)}
        </span>
      ) : null}
    </div>
  )
}

type Send = ReturnType<typeof useMachine<typeof pullToRefreshMachine>>[1]

/**
 * Sends every touch to the machine. While one of our pulls may be running, the browser's own is prevented, so that they never
 * both reload.
 */
function listen(send: Send, isAllowed: (event: TouchEvent) => boolean): () => void {
  const root = document.documentElement
  const hold = (isHeld: boolean) => {
    root.style.overscrollBehaviorY = isHeld ? 'contain' : ''
  }
  const start = (event: TouchEvent) => {
    if (event.touches.length > 1) {
      send({ type: 'touch.cancelled' })
      return
    }
    const at = pointOf(event)
    const allowed = isAllowed(event)
    hold(allowed && at.y <= pullSizes.triggerHeight)
    send({ type: 'touch.started', at, isAllowed: allowed })
  }
  const move = (event: TouchEvent) => send({ type: 'touch.moved', at: pointOf(event) })
  const end = () => {
    hold(false)
    send({ type: 'touch.ended' })
  }
  const cancel = () => {
    hold(false)
    send({ type: 'touch.cancelled' })
  }
  const passive = { passive: true }
  document.addEventListener('touchstart', start, passive)
  document.addEventListener('touchmove', move, passive)
  document.addEventListener('touchend', end, passive)
  document.addEventListener('touchcancel', cancel, passive)
  return () => {
    hold(false)
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', move)
    document.removeEventListener('touchend', end)
    document.removeEventListener('touchcancel', cancel)
  }
}

const pointOf = ({ touches }: TouchEvent) => ({ x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 })
