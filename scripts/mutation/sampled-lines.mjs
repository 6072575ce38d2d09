import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/**
 * Every so many lines of the files that match, as ranges for Stryker: what stands on one of them is broken, what spans several is not.
 * The first line differs from file to file, so that not all begin with their imports.
 * @param {string[]} patterns those with `!` leave out
 * @param {number} every
 */
export function sampledLines(patterns, every) {
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const taken = patterns.filter((pattern) => !pattern.startsWith('!'))
  const matches = (file, globs) => globs.some((glob) => matchesGlob(file, glob))
  const roots = [...new Set(taken.map((pattern) => pattern.slice(0, pattern.indexOf('/'))))]
  const files = roots
    .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => `${root}/${file}`))
    .filter((file) => matches(file, taken) && !matches(file, left))
  return files.flatMap((file, index) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    const numbers = Array.from({ length: lines }, (_, line) => line + 1)
    return numbers.filter((line) => line % every === index % every).map((line) => `${file}:${line}-${line}`)
  })
}
