import { onlineManager } from '@tanstack/react-query'
import { Problem } from '#contract/problem'

/** Whether the platform answers this page now. */
export const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Loads a part of the app. Rejects with `part_missing` where its file is lost while the platform answers, as one of an older version is: a
 * reload helps then; else with `offline`.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (cause: unknown) => {
    const isLost = onlineManager.isOnline() && (await isServerThere())
    throw new Problem(isLost ? 'part_missing' : 'offline', { cause })
  })
