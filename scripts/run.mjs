import { spawn, spawnSync } from 'node:child_process'

/**
 * Runs one command in the foreground.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {boolean} whether it ended with 0
 */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return status === 0
}

/** Runs a tool of node_modules. */
export const runTool = (tool, args, environment) =>
  run(process.execPath, [`node_modules/${tool}`, ...args], environment)

/**
 * Runs a script in parallel with others. Its output is held back until it ends, so that lines of two tools never mix.
 * @param {string} script @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runBeside(script, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }))
  })
}
