import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentials } from '#contract/credentials'
import type { Service } from '#contract/services'
import type { TextMessage } from '#server/messages/sms/sms-gateway'
import { startTestServer, type TestServer } from '#tests/support/server'
import { typeErrors } from '#tests/support/type-errors'

type BookSoonest = (wanted: object) => Promise<{ slot: object; appointment: object; opened: object }>

let server: TestServer
let origin: string
let description: string
const sent: TextMessage[] = []
beforeAll(async () => {
  server = await startTestServer({
    sms: {
      send: async (message) => {
        sent.push(message)
      },
    },
  })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  description = await (await fetch(`${origin}/docs/json`)).text()
})
afterAll(() => server.close())

const lint = async (source: string) => {
  const problems = await lintFromString({
    source,
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

describe('the description of the calls', () => {
  it('keeps every recommended rule of the linter', async () => {
    expect(await lint(description)).toEqual([])
  })

  it('would not pass with an operation that has no name, or a parameter of another path', async () => {
    const broken = description
      .replace('"operationId":"sendCode",', '')
      .replace('/banner/get/{country}"', '/banner/elsewhere"')
    expect((await lint(broken)).join('\n')).toMatch(
      /operation-operationId[^]*path-parameters-defined|path-parameters-defined[^]*operation-operationId/,
    )
  })

  it('says which calls are signed, and with what else they come', () => {
    const { paths } = JSON.parse(description) as { paths: Record<string, Record<string, { security?: object[] }>> }
    const securityOf = (path: string, method: string) => paths[path]![method]!.security
    const signed = { date: [], digest: [], signature: [] }
    expect(JSON.parse(description)).toMatchObject({ security: [signed] })
    expect(securityOf('/api/appointment/patient/appointment', 'post')).toEqual([
      { ...signed, guest: [] },
      { ...signed, patient: [] },
    ])
    expect(securityOf('/api/account/patient/otp', 'post')).toBeUndefined()
    for (const path of ['/healthz', '/readyz', '/api/locale/appservice/time'])
      expect([path, securityOf(path, 'get')]).toEqual([path, []])
  })

  it('describes an address without the slash at its end, which is served as well', async () => {
    for (const service of ['practitioner', 'facility']) {
      expect(JSON.parse(description).paths).toHaveProperty([`/api/discovery/${service}`])
      const answers = ['', '/'].map((end) =>
        server.call('discovery', 'GET', `/${service}${end}`, { query: { slug: 'no-such-one' } }),
      )
      expect((await Promise.all(answers)).map((answer) => answer.json())).toEqual([
        expect.objectContaining({ code: 'not_found' }),
        expect.objectContaining({ code: 'not_found' }),
      ])
    }
  })
})

describe('a client that is generated from it', () => {
  const folder = join(import.meta.dirname, '../../docs/examples/client')
  const file = join(folder, 'book.ts')

  it('compiles, and would not with a call or a field that is not described', async () => {
    const inMemory = {
      [join(folder, 'platform.ts')]: astToString(await openapiTypescript(description)),
      [join(folder, 'wrong.ts')]: [
        "import createClient from 'openapi-fetch'",
        "import type { paths } from './platform.ts'",
        "void createClient<paths>().GET('/api/elsewhere')",
        "void createClient<paths>().POST('/api/account/patient/otp', { body: { phone: '501234567' } })",
      ].join('\n'),
    }
    const errors = typeErrors([file, join(folder, 'wrong.ts')], inMemory)
    expect(errors.filter((error) => !error.includes('wrong.ts'))).toEqual([])
    expect(errors.map((error) => /wrong\.ts:(\d+)/.exec(error)?.[1])).toEqual(['3', '4'])
  }, 120_000)

  it('books a visit and opens it again', async () => {
    const { bookSoonest } = (await import(file)) as { bookSoonest: BookSoonest }
    const { slot, appointment, opened } = await bookSoonest({
      origin,
      tenant: 'patientweb',
      credentialOf: (service: string) => credentials[service as Service],
      speciality: 'dermatology',
      phone: { phone: '501234567', country_code: '971' },
      name: { first_name: 'Layla', last_name: 'Haddad' },
      readCode: async () => /\d{6}/.exec(sent.at(-1)!.body)![0],
    })
    expect(appointment).toMatchObject({ status: 'booked', start: (slot as { start: string }).start })
    expect(opened).toEqual(appointment)
  })
})
