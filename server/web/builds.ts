import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, Renderer } from '#contract/rendering'

/** A build of the app in its own folder. */
export type Build = { id: string; folder: string }

/** A chunk in Vite's manifest. */
type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

/**
 * The builds, newest first, as the build script lists them; earlier ones answer for files that open tabs still request. Throws where
 * there is none.
 */
export function readBuilds(root: string): [Build, ...Build[]] {
  const file = join(root, 'builds.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
  const [current, ...earlier] = kept.map((id) => ({ id, folder: join(root, id) }))
  if (!current) throw new Error('the app is not built: run npm run build')
  return [current, ...earlier]
}

/**
 * Protects a build's folder from removal while this process serves it, until the returned function is called. Later builds look
 * for the file (scripts/prune-builds.mjs).
 */
export function useBuild({ folder }: Build): () => void {
  const file = join(folder, `in-use-${process.pid}`)
  try {
    writeFileSync(file, '')
  } catch {
    // A folder that is not writable cannot be pruned either.
  }
  return () => rmSync(file, { force: true })
}

/** The renderer of a build. */
export async function loadRenderer({ folder }: Build): Promise<Renderer> {
  const file = pathToFileURL(join(folder, 'server', 'entry-server.js')).href
  return ((await import(file)) as { renderer: Renderer }).renderer
}

/** Addresses of the files of a build, for the documents it writes. */
export function readAssets({ id, folder }: Build, basePath: string): PageAssets {
  const chunks = JSON.parse(readFileSync(join(folder, 'client', '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const address = (file: string) => `${basePath}/${file}`
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`build ${id} has no entry`)
  const first = new Set(filesOf(chunks, entry))
  return {
    build: id,
    script: address(entry.file),
    styles: Object.values(chunks)
      .flatMap(({ css = [], file }) => [...css, ...(file.endsWith('.css') ? [file] : [])])
      .filter(isFirst)
      .map(address),
    modules: Object.fromEntries(
      Object.entries(chunks).map(([source, chunk]) => [
        source,
        [...first, ...filesOf(chunks, chunk)]
          .filter(isFirst)
          .filter((file) => file !== entry.file)
          .map(address),
      ]),
    ),
  }
}

/** Addresses of the files of the partners' console, which is a build of its own within the build. */
export function readConsoleAssets({ id, folder }: Build, basePath: string): Pick<PageAssets, 'script' | 'styles'> {
  const file = join(folder, 'client', 'console', '.vite', 'manifest.json')
  const chunks = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>)
  const address = (name: string) => `${basePath}/console/${name}`
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`build ${id} has no console`)
  const styles = chunks.flatMap(({ css = [], file: name }) => [...css, ...(name.endsWith('.css') ? [name] : [])])
  return { script: address(entry.file), styles: styles.filter(isFirst).map(address) }
}

/** A chunk with all its static imports. */
function filesOf(chunks: Record<string, Chunk>, chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((name) => (chunks[name] ? filesOf(chunks, chunks[name], seen) : [])),
  ]
}

const isFirst = <T>(value: T, index: number, all: readonly T[]) => all.indexOf(value) === index
