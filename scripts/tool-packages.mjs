import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * Installs what a tool needs that few run, beside the packages of the lock file: as a dependency everybody's first start would wait for it. `npm ci`
 * removes it again.
 *
 * @param {readonly string[]} packages each with its version
 * @returns {boolean} whether all of them are there
 */
export function installBeside(packages) {
  if (packages.every(isInstalled)) return true
  console.log(`Installing ${packages.join(' and ')} beside the packages of the lock file`)
  const quietly = ['--no-save', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']
  return run('npm', ['install', ...quietly, ...packages])
}

/** @param {string} wanted */
function isInstalled(wanted) {
  const at = wanted.lastIndexOf('@')
  const file = `node_modules/${wanted.slice(0, at)}/package.json`
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === wanted.slice(at + 1)
}
