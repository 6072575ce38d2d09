import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const children = new Set<ChildProcess>()

/** Ends every process that was started here and is still there. */
export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
}

/**
 * A Node process of its own, small and on any free port unless `settings` say otherwise; `DATABASE_URL` of whoever runs the
 * tests is not for it. `within` is a command that starts it, such as one that limits it. `said` waits for words of its output, and fails where it ends without them.
 */
export function startChild(script: string[], settings: Record<string, string>, within: string[] = []) {
  const { DATABASE_URL: _, ...environment } = process.env
  const [program, ...rest] = [...within, process.execPath, ...script]
  const child = spawn(program!, rest, {
    env: { ...environment, DEMO_PRACTITIONERS: '100', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const heard: (() => void)[] = []
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const look of heard) look()
    })
  }
  const exited = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const printed = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(output)
        if (found) resolve(found)
      }
      heard.push(look)
      look()
      void exited.then(() => reject(new Error(`ended without saying ${words.source}: ${output}`)))
    })
  return { child, exited, printed }
}

/** What a server says once it listens, with its origin. */
export const listening = /Patientweb is at (http:\/\/127\.0\.0\.1:\d+)\//
