import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '#server/config'
import { serverSettings } from '#server/settings/index'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, unknown>
  volumes?: string[]
  networks?: string[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}
const dockerfile = read('Dockerfile')

/** What somebody fills in, each with a value of its own. */
const filled: Record<string, string> = {
  ...parseEnv(read('deploy/env.example')),
  PUBLIC_HOST: 'care.example.com',
  SERVER_SECRET: 's'.repeat(64),
  DATABASE_PASSWORD: 'd'.repeat(64),
  STORAGE_SECRET: 'f'.repeat(64),
  VIDEO_TURN_SECRET: 'v'.repeat(64),
  OPERATIONS_PASSWORD: 'o'.repeat(64),
  SMS_WEBHOOK_URL: 'https://sms.example.com/send',
  VAPID_SUBJECT: 'mailto:app@example.com',
  TURN_HOST: 'turn.example.com',
  TURN_ADDRESS: '203.0.113.7',
}

/** A value as compose fills it in: `${NAME}`, `${NAME:-otherwise}`, `${NAME:?}`. */
function fill(value: string): string {
  return value.replaceAll(/\$\{(\w+)(?:(:-)([^}]*)|:\?)?\}/g, (whole, name: string, otherwise?: string, text = '') => {
    const given = filled[name]
    if (given) return given
    if (otherwise) return text
    throw new Error(`${name} is not in deploy/env.example: ${whole}`)
  })
}

it('a server of compose.yaml starts with what deploy/env.example asks for, and with nothing that is no setting', () => {
  const environment = Object.fromEntries(
    Object.entries(compose.services['server-1']!.environment!).map(([name, value]) => [name, fill(value)]),
  )
  expect(Object.keys(environment).filter((name) => !(name in serverSettings.properties))).toEqual([])
  expect(loadConfig(environment)).toMatchObject({
    demo: false,
    databaseUrl: `postgres://patientweb:${filled['DATABASE_PASSWORD']}@database:5432/patientweb`,
    publicOrigin: 'https://care.example.com',
    trustProxy: 1,
  })
  expect(compose.services['server-2']!.environment).toEqual(compose.services['server-1']!.environment)
})

it('asks in deploy/env.example for all that compose.yaml needs, and for nothing else', () => {
  const asked = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const chosen = ['VERSION', 'COUNTRY_HEADER']
  expect(asked.toSorted()).toEqual([...new Set(used)].filter((name) => !chosen.includes(name!)).toSorted())
})

it('names no service, volume or network that is not there', () => {
  const { services, volumes, networks } = compose
  for (const [name, service] of Object.entries(services)) {
    const before = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {})
    for (const one of before) expect(services, `${name} waits for ${one}`).toHaveProperty(one)
    for (const [volume = ''] of (service.volumes ?? []).map((one) => one.split(':')))
      if (!volume.startsWith('.')) expect(volumes, `${name} has ${volume}`).toHaveProperty(volume)
    for (const network of service.networks ?? []) expect(networks).toHaveProperty(network)
  }
  for (const [, server] of read('deploy/Caddyfile').matchAll(/ ([\w-]+):8080/g))
    expect(services).toHaveProperty(server!)
})

it('copies into the image nothing of what git leaves out', () => {
  const left = (file: string) =>
    read(file)
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/\/$/, ''))
  expect(left('.dockerignore')).toEqual(expect.arrayContaining(left('.gitignore')))
  expect(left('.dockerignore')).toContain('.git')
})

it('runs in the image a Node that the packages take, and scripts that are there', () => {
  const [, major] = /FROM node:(\d+)/.exec(dockerfile)!
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(Number(major)).toBeGreaterThanOrEqual(parseInt(engines.node.replace(/\D+/, '')))
  for (const [script] of dockerfile.matchAll(/scripts\/[\w-]+\.mjs/g)) expect(read(script)).not.toBe('')
})
