import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readBuilds } from '#server/web/builds'
import { ensureBuilt } from '#tests/support/built-app'

beforeAll(() => ensureBuilt(), 240_000)

it('renders with the libraries of production, whatever the environment of the server says', () => {
  const [{ folder: build }] = readBuilds('build')
  const folder = join(build, 'server')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const undecided = scripts.filter((name) =>
    /process\.env\.NODE_ENV|jsxDEV/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(undecided).toEqual([])
})
