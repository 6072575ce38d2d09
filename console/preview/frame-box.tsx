import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import * as css from './preview.css.ts'

/** Sizes of the devices in pixels. */
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const
export type DeviceName = keyof typeof sizes

type Props = { ref: Ref<HTMLIFrameElement>; src: string; title: string; device: DeviceName }

/**
 * A frame with the app, in the size of a device, shown as large as there is room for. It has an origin of its own: the page in it has neither what
 * the console nor what the app stores on this device, and runs nothing in the console.
 */
export function FrameBox({ ref, src, title, device }: Props) {
  const { width, height } = sizes[device]
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { current } = room
    if (!current) return undefined
    const measure = () => setScale(Math.min(1, current.clientWidth / width))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [width])
  return (
    <div
      ref={room}
      dir="ltr"
      className={`${css.room} ${css[device]}`}
      style={{ maxInlineSize: width, blockSize: Math.round(height * scale) }}
    >
      <iframe
        ref={ref}
        src={src}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        className={css.frame}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
