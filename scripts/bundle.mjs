import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'build', 'node')
/** Bundles of one module that stay: those of processes that started a moment ago, with their source maps. */
const keptBundles = 3

/** A module of the bundle that knows where our sources are from it. */
const places = 'places-of-sources'
const placesSource = `
  import { dirname } from 'node:path'
  import { fileURLToPath } from 'node:url'
  export const addressOf = (source) => new URL('../../' + source, import.meta.url).href
  export const folderOf = (source) => dirname(fileURLToPath(addressOf(source)))
`

/**
 * Writes a module and those of ours that it imports as one file for Node, unless that of last time is still true; packages stay where
 * they are. A server starts in half the time so: there are hundreds of modules, and each would be compiled when it is loaded.
 *
 * @param {string} entry path below the project's folder, such as `server/program.ts`
 * @returns {Promise<string>} address to import
 */
export async function bundle(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '.')
  const note = join(folder, `${name}.json`)
  const known = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined
  if (known && existsSync(join(folder, known.file)) && known.inputs.every(isUnchanged)) return addressOf(known.file)

  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(folder, `${name}.mjs`),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'place-of-the-source', setup: keepPlaces }],
  })
  const [{ contents }] = outputFiles
  const file = `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}.mjs`
  mkdirSync(folder, { recursive: true })
  put(file, contents)
  const sources = Object.keys(metafile.inputs).filter((path) => !path.startsWith(`${places}:`))
  const inputs = ['package-lock.json', ...sources].map((path) => ({ path, ...stateOf(path) }))
  put(`${name}.json`, JSON.stringify({ file, inputs }))
  prune(name)
  return addressOf(file)
}

const addressOf = (file) => pathToFileURL(join(folder, file)).href

/** Files beside a source, such as migrations, are still found from where that is. */
function keepPlaces(build) {
  build.onResolve({ filter: new RegExp(`^${places}$`) }, () => ({ path: places, namespace: places }))
  build.onLoad({ filter: /.*/, namespace: places }, () => ({ contents: placesSource }))
  build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const contents = await readFile(path, 'utf8')
    if (!contents.includes('import.meta')) return undefined
    const source = JSON.stringify(relative(root, path))
    const placed = contents
      .replaceAll('import.meta.dirname', `placesOfSources.folderOf(${source})`)
      .replaceAll('import.meta.url', `placesOfSources.addressOf(${source})`)
    return { loader: 'ts', contents: `import * as placesOfSources from '${places}'; ${placed}` }
  })
}

/** Another process may write the same at once: neither reads half a file. */
function put(file, contents) {
  const draft = join(folder, `.${file}.${process.pid}`)
  writeFileSync(draft, contents)
  renameSync(draft, join(folder, file))
}

function prune(name) {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.mjs'))
  const newestFirst = files.sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs)
  for (const file of newestFirst.slice(keptBundles)) rmSync(join(folder, file), { force: true })
}

/** @returns {{ changed: number, size: number } | undefined} undefined for what is gone */
function stateOf(path) {
  const file = statSync(join(root, path), { throwIfNoEntry: false })
  return file && { changed: file.mtimeMs, size: file.size }
}

function isUnchanged({ path, changed, size }) {
  const now = stateOf(path)
  // A layer of an image keeps whole seconds.
  return now?.size === size && [changed, Math.trunc(changed / 1000) * 1000].includes(now.changed)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundle(process.argv[2])
