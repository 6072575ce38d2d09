import { spawnSync } from 'node:child_process'

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
