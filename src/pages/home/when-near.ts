/** How far below what is seen something counts as near: it comes to life before a quick thumb reaches it. */
const margin = '600px'

/**
 * Resolves when the element of an id comes near to what is seen; at once where it is not in the document yet, which is then being
 * drawn anew, and on the server.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
  })
}
