import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'

/** Ends the process, with instructions, when this Node is older than package.json requires. */
export function requireNode() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace(/[^0-9.]/g, '')
  const [major, minor] = wanted.split('.').map(Number)
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number)
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return
  console.error(
    `Patientweb needs Node ${wanted} or later; this is ${process.versions.node}. Install a newer Node and start again.`,
  )
  process.exit(1)
}

/** Installs the packages of the lock file when they are missing or older than it. */
export function ensureInstalled() {
  requireNode()
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages')
  // The packages for building and testing are development dependencies, which npm leaves out where NODE_ENV is production.
  const options = ['--include=dev', '--no-fund', '--no-audit', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...options], { stdio: 'inherit' })
  if (status === 0) return
  console.error('The packages could not be installed: see the lines above. `npm ci --include=dev` repeats it.')
  process.exit(1)
}
