/** For how long after a press calls still count as its, in milliseconds: an answer may lead to further ones. */
const lately = 30_000

/**
 * Watches presses and keys. The answer says whether there were none lately: what a page then asks by itself, such as what others have changed, is
 * not what somebody does. Opening the page counts as a press.
 */
export function watchPresses(): () => boolean {
  let pressedAt = performance.now()
  const note = () => void (pressedAt = performance.now())
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(kind, note, { capture: true, passive: true })
  return () => performance.now() - pressedAt > lately
}
