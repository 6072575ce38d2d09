import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const firstOf = (...paths) => paths.find((path) => path && existsSync(path))

/** Programs that the tests need, where they are looked for, and the Debian packages that contain them. */
const programs = {
  chromium: {
    find: () =>
      firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'),
    packages: ['chromium', 'fonts-liberation', 'fonts-noto-core'],
    setting: 'CHROMIUM_PATH',
  },
  // Chromium without the interface that no journey looks at: it leaves a quarter of the processor time to the pages.
  headlessShell: {
    find: () => firstOf(process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
    setting: 'HEADLESS_SHELL_PATH',
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
  // A TURN server, by which a call goes where no direct path is open.
  turnserver: {
    find: () => firstOf(process.env.TURNSERVER_PATH, '/usr/bin/turnserver'),
    packages: ['coturn'],
    setting: 'TURNSERVER_PATH',
  },
  Firefox: {
    find: () => firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    packages: ['firefox-esr', 'fonts-noto-core'],
    setting: 'FIREFOX_PATH',
  },
  WebKit: {
    // The library brings the browser; its driver and a display do not come with it.
    find: () =>
      existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
        ? firstOf(
            process.env.WEBKIT_PATH,
            ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).flatMap((folder) =>
              ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
            ),
          )
        : undefined,
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-core'],
    setting: 'WEBKIT_PATH',
  },
}

/**
 * @param {keyof typeof programs} name
 * @returns {string | undefined} the program's path, where it is on this machine
 */
export const findProgram = (name) => programs[name].find()

/**
 * @param {keyof typeof programs} name
 * @returns {string} what installs it
 */
export const installCommand = (name) =>
  `apt-get install -y --no-install-recommends ${programs[name].packages.join(' ')}`

/**
 * Finds a program, installing it with the system's package manager when it is missing and that is allowed. Ends the process
 * with the command to run when it is not.
 * @param {keyof typeof programs} name
 * @returns {string} the program's path
 */
export function requireProgram(name) {
  const path = preferProgram(name)
  if (path) return path
  const { setting } = programs[name]
  console.error(
    `The tests need ${name}. Install it with\n  sudo ${installCommand(name)}\nor name where it is in ${setting}.`,
  )
  process.exit(1)
}

/**
 * Finds a program, installing it with the system's package manager when it is missing and that is allowed.
 * @param {keyof typeof programs} name
 * @returns {string | undefined} the program's path; undefined where it is not to be had
 */
export function preferProgram(name) {
  const { find, packages } = programs[name]
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log(`Installing ${packages.join(', ')} from the system's packages`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', [...installCommand(name).split(' ').slice(1), '--no-remove', '-qq'], options)
  return find()
}
