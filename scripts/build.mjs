import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress.mjs'
import { writeFonts } from './fonts.mjs'
import { pruneBuilds } from './prune-builds.mjs'

const root = join(import.meta.dirname, '..')
export const buildFolder = join(root, 'build')
const registry = join(buildFolder, 'builds.json')

/** Everything a build is made of. */
const sources = [
  'src',
  'console',
  'contract',
  'machines',
  'workers',
  'public',
  'scripts/vite',
  'scripts/build.mjs',
  'scripts/messages',
  'scripts/fonts.mjs',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds that are kept, older ones for open tabs that still request their files. */
const keptBuilds = 3

/**
 * Builds the app unless the sources are those of its last build. Each build has its own folder, named by a digest of its sources; the
 * server takes the newest. Its files find each other from where they are, so that one build serves under any mount path.
 * @returns {Promise<string>} the build's id
 */
export async function buildIfStale() {
  const id = hashSources()
  const isThere = existsSync(join(buildFolder, id, 'server', 'entry-server.js'))
  if (isThere && readRegistry()[0] === id) return id
  // Sources that have returned to an earlier state: that build may still be served somewhere, and can be used as it is.
  if (isThere) {
    keep(id)
    return id
  }
  console.log('Building the app')
  const draft = join(buildFolder, `.${id}-${process.pid}`)
  await build({ draft, id })
  rmSync(join(buildFolder, id), { recursive: true, force: true })
  renameSync(draft, join(buildFolder, id))
  keep(id)
  return id
}

/** @param {{ draft: string, id: string }} options */
async function build({ draft, id }) {
  process.env.NODE_ENV = 'production'
  process.env.PATIENTWEB_BUILD = id
  const { build: viteBuild } = await import('vite')
  const shared = { root, configFile: join(root, 'vite.config.ts'), base: './', logLevel: 'warn' }
  await viteBuild({ ...shared, build: { outDir: join(draft, 'server'), emptyOutDir: true, ssr: true } })
  await viteBuild({ ...shared, build: { outDir: join(draft, 'client'), emptyOutDir: true } })
  // After the app: its worker lists all files that are there by then, and none of the console's.
  await viteBuild({
    ...shared,
    configFile: join(root, 'console', 'vite.config.ts'),
    build: { outDir: join(draft, 'client', 'console'), emptyOutDir: true },
  })
  await writeFonts(join(draft, 'client', 'fonts'))
  await compressFolder(join(draft, 'client'))
}

/** Makes a build the newest, and removes those that are no longer needed. */
export function keep(id) {
  const builds = [id, ...readRegistry().filter((known) => known !== id)].slice(0, keptBuilds)
  const draft = `${registry}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(builds, null, 2)}\n`)
  renameSync(draft, registry)
  pruneBuilds(buildFolder, builds)
}

/** @returns {string[]} ids, newest first */
function readRegistry() {
  mkdirSync(buildFolder, { recursive: true })
  const kept = existsSync(registry) ? JSON.parse(readFileSync(registry, 'utf8')) : []
  // Once each mount path had builds of its own: their files are still asked for.
  return Array.isArray(kept) ? kept : Object.values(kept).flat()
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Files below a path, in the same order on every machine; tests are not part of the app. */
function filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (path.includes('.')) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildIfStale()
}
