import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What a round left: how many whole pages it made, with how many calls of their own, and the bytes on the heap. */
export type Round = { pages: number; calls: number; heapBytes: number }

/** Renders pages in a process of its own, which nothing else shares its heap with, and reads it after each round. */
export async function measureHeap(pages: number, rounds: number): Promise<Round[]> {
  const script = join(import.meta.dirname, 'render-often.ts')
  const args = ['--expose-gc', '--import', 'tsx', script, String(pages), String(rounds)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Round)
}
