import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the builds that are no longer needed: not among the last, and not served by a running server. A
 * running server loads parts of its renderer only when a page first needs them.
 * @param {string} buildFolder
 * @param {string[]} builds ids of the last
 */
export function pruneBuilds(buildFolder, builds) {
  const needed = new Set(builds)
  for (const name of readdirSync(buildFolder)) {
    const folder = join(buildFolder, name)
    if (/^[0-9a-f]{12}$/.test(name) && !needed.has(name) && !isInUse(folder))
      rmSync(folder, { recursive: true, force: true })
  }
}

/** Servers leave a file with their process id in the folder they serve (server/web/builds.ts). */
const isInUse = (folder) =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^in-use-(\d+)$/.exec(name) ?? []
    return pid !== undefined && isRunning(Number(pid))
  })

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    // A process of another user exists all the same.
    return failure.code === 'EPERM'
  }
}
