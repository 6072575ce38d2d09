import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { loadConfig } from '#server/config'
import { openDatabase } from '#server/db/open'
import { StartProblem } from '#server/db/start-problem'
import { explainStartFailure } from '#server/start-failure'
import { endChildren, startChild } from '#tests/support/child'
import { startPostgres, userWithPassword, type PrivatePostgres } from '#tests/support/postgres'

const right = 'right-Horse9'
const wrong = 'wrong-Horse7'

let postgres: PrivatePostgres
let place: string
beforeAll(async () => {
  postgres = await startPostgres()
  place = new URL(postgres.url).host
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create role ${userWithPassword} login password '${right}'`)
  await client.end()
})
afterEach(endChildren)
afterAll(() => postgres.stop())

/** What the person at the keyboard reads; no password in it, nor in what stands behind it. */
async function refusalOf(databaseUrl: string): Promise<{ code: string; text: string }> {
  const failure = await openDatabase({ dataDir: '', databaseUrl }).then(
    () => expect.unreachable('the database opened'),
    (problem: unknown) => problem,
  )
  const text = explainStartFailure(failure, loadConfig({ DATABASE_URL: databaseUrl }))
  expect(text).not.toMatch(/Horse|\bat .+:\d+:\d+/)
  expect(failure).toBeInstanceOf(StartProblem)
  return { code: (failure as StartProblem).code, text }
}

describe('a PostgreSQL that refuses the server is told with the way out, and without the password:', () => {
  const check = 'Check user and password in DATABASE_URL, and that the server lets this user in'

  it.for([
    [
      'a wrong password',
      `${userWithPassword}:${wrong}`,
      `password authentication failed for user "${userWithPassword}"`,
    ],
    ['no password', userWithPassword, 'it asks for a password'],
    ['an unknown user', `stranger:${wrong}`, 'role "stranger" does not exist'],
  ] as const)('%s', async ([, login, why]) => {
    const user = login.split(':')[0]!
    const { code, text } = await refusalOf(`postgres://${login}@${place}/postgres`)
    expect(code).toBe('database_login_refused')
    expect(text).toContain(`The PostgreSQL server at ${place} refused the user "${user}": ${why}.\n${check}`)
  })

  it('a database that is not there', async () => {
    const { code, text } = await refusalOf(`postgres://${userWithPassword}:${right}@${place}/elsewhere`)
    expect(code).toBe('database_missing')
    expect(text).toBe(
      `The PostgreSQL server at ${place} has no database "elsewhere".\nMake it (createdb elsewhere), or name another one in DATABASE_URL.`,
    )
  })

  it('a user who may make no tables', async () => {
    const { code, text } = await refusalOf(`postgres://${userWithPassword}:${right}@${place}/postgres`)
    expect(code).toBe('database_not_allowed')
    expect(text).toContain('may not create tables')
  })

  it.for([
    '127.0.0.1:99999/patientweb',
    '127.0.0.1:port/patientweb',
    '127.0.0.1/patientweb?port=port',
    '[::1/patientweb',
    '',
  ])('an address that is none: …@%s', async (rest) => {
    const { code, text } = await refusalOf(`postgres://${userWithPassword}:${wrong}@${rest}`)
    expect(code).toBe('database_address_invalid')
    expect(text).toMatch(/^DATABASE_URL is not the address of a PostgreSQL database\.\nWrite it as postgres:\/\//)
  })

  it.for(['/', '?', '#'])('a password with a plain %s', async (sign) => {
    for (const password of [`12${sign}${wrong}`, `${wrong}${sign}12`]) {
      const { code, text } = await refusalOf(`postgres://${userWithPassword}:${password}@${place}/postgres`)
      expect(code).toBe('database_address_invalid')
      expect(text).toContain('with %40, %2F, %3F and %23 for @, /, ? and # in the password')
      expect(text).not.toContain(`${userWithPassword}:12`)
    }
  })

  it('a file or a socket that is not there', async () => {
    const { text } = await refusalOf(`postgres://${place}/postgres?sslrootcert=/nowhere/ca.pem`)
    expect(text).toContain('DATABASE_URL names a file that cannot be read: /nowhere/ca.pem.')
    const { code } = await refusalOf('postgres:///postgres?host=/nowhere')
    expect(code).toBe('database_unreachable')
  })
})

it('the server ends with 1 and says it once', async () => {
  const script = ['scripts/run-module.mjs', 'tests/support/start-services.ts']
  const endOf = (login: string) => startChild(script, { DATABASE_URL: `postgres://${login}${place}/elsewhere` }).exited
  const ends = {
    'refused the user': endOf(`${userWithPassword}:${wrong}@`),
    'has no database "elsewhere"': endOf('postgres@'),
    'is not the address': endOf(`${userWithPassword}:12/${wrong}@`),
  }
  for (const [message, exited] of Object.entries(ends)) {
    const { code, output } = await exited
    expect([message, code, output.split(message).length]).toEqual([message, 1, 2])
    expect(output).not.toMatch(/Horse|\bat .+:\d+:\d+/)
  }
})
