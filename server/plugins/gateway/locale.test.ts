import Fastify from 'fastify'
import fp from 'fastify-plugin'
import { describe, expect, it } from 'vitest'
import locale, { readLanguage } from './locale.ts'
import problems from './problems.ts'

describe('the language of a call', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['ar', 'ar'],
    ['ar-AE', 'ar'],
    ['fr-FR, id;q=0.5, ar;q=0.8', 'ar'],
    ['en;q=0, id', 'id'],
  ])('of %s is %s [H03]', (header, language) => {
    expect(readLanguage(header)).toBe(language)
  })

  it('is refused by name when it is none of ours', () => {
    expect(() => readLanguage('fr, de;q=0.5')).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        fields: [{ path: '/headers/accept-language', message: 'must be one of en, ar, id' }],
      }),
    )
  })
})

describe('the country of a call', () => {
  const configuration = { country_code: 'sa', markets: ['ae', 'sa'] }
  const tenant = fp(
    async (app) => {
      app.decorateRequest('tenant', { getter: () => ({ configuration }) as never })
    },
    { name: 'tenant' },
  )
  async function ask(country?: string) {
    const app = Fastify()
    for (const plugin of [problems, tenant, locale]) await app.register(plugin)
    app.get('/', async (request) => ({ country: request.country }))
    const answer = await app.inject({ url: '/', headers: country === undefined ? {} : { 'Country-ID': country } })
    await app.close()
    return answer.json<unknown>()
  }

  it.each([
    ['AE', 'ae'],
    ['sa', 'sa'],
    ['', 'sa'],
    [undefined, 'sa'],
  ])('of %s is %s [H05]', async (header, country) => {
    expect(await ask(header)).toEqual({ country })
  })

  it.each(['zz', 'in', 'ae, sa'])('is refused by name where the tenant does not serve it: %s', async (header) => {
    expect(await ask(header)).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/headers/country-id', message: 'must be one of ae, sa' }],
    })
  })
})
