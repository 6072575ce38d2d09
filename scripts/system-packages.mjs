import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Programs of the machine that the tests need, where they are looked for, and the Debian packages that bring them. */
const programs = {
  chromium: {
    find: () =>
      [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
        (path) => path && existsSync(path),
      ),
    packages: ['chromium', 'fonts-liberation', 'fonts-noto-core'],
    setting: 'CHROMIUM_PATH',
  },
  postgres: {
    find: () => {
      const root = '/usr/lib/postgresql'
      const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
      return versions.map((version) => `${root}/${version}/bin/initdb`).find((path) => existsSync(path))
    },
    packages: ['postgresql'],
    setting: 'TEST_DATABASE_URL',
  },
}

/**
 * Finds a program of the machine, installing it from the system's packages when it is missing and that is allowed.
 * Ends the process with the command to run when it is not.
 * @param {keyof typeof programs} name
 * @returns {string} the program's path
 */
export function requireProgram(name) {
  const { find, packages, setting } = programs[name]
  const found = find()
  if (found) return found
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} from the system's packages`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    spawnSync('apt-get', command.split(' ').slice(1).concat('-qq'), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    const installed = find()
    if (installed) return installed
  }
  console.error(`The tests need ${name}. Install it with\n  sudo ${command}\nor name where it is in ${setting}.`)
  process.exit(1)
}
