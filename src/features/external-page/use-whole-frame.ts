import { useCallback } from 'react'

/** Keeps a frame as high as our own document in it, whenever its text, pictures or width change. */
export function useWholeFrame(isWanted: boolean) {
  return useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !isWanted) return
      const fit = () => {
        const content = frame.contentDocument?.body
        if (content) frame.style.flex = `1 0 ${Math.ceil(content.getBoundingClientRect().height)}px`
      }
      const seen = new ResizeObserver(fit)
      const follow = () => {
        const content = frame.contentDocument?.body
        seen.disconnect()
        if (content) seen.observe(content)
      }
      frame.addEventListener('load', follow)
      return () => {
        frame.removeEventListener('load', follow)
        seen.disconnect()
      }
    },
    [isWanted],
  )
}
