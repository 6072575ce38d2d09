import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApis } from '#src/api/apis.ts'
import { groupSuggestions } from '#src/features/search-box/parts/suggestions.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

type Language = 'en' | 'ar' | 'id'
async function suggest(language: Language, typed: string) {
  const country = language === 'id' ? 'id' : 'ae'
  const { search } = createApis({
    origin: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
    basePath: server.app.config.basePath,
    clientKey: 'patientweb',
    locale: { language, country },
  })
  return groupSuggestions(await search.suggest(typed, { country }), language === 'ar')
}

describe('what was meant stands first among the suggestions', () => {
  it.each<[Language, string, string, string]>([
    // An insurer by its start, whole and with a slip: doctors resemble it.
    ['ar', 'سديم', 'insurer', 'سديم للتأمين'],
    ['ar', 'سديك', 'insurer', 'سديم للتأمين'],
    ['en', 'sadem', 'insurer', 'Sadeem Insurance'],
    ['en', 'wahha', 'insurer', 'Waha Takaful'],
    // A speciality by everyday words, where names of doctors begin alike.
    ['ar', 'عظم', 'speciality', 'جراحة العظام'],
    ['ar', 'كحة', 'speciality', 'الطب العام'],
    ['ar', 'حامل', 'speciality', 'النساء والولادة'],
    ['en', 'cough', 'speciality', 'General practice'],
    ['id', 'batuk', 'speciality', 'Dokter umum'],
    // A speciality with a slip, also far from its end.
    ['en', 'dentst', 'speciality', 'Dentistry'],
    ['en', 'cardilogy', 'speciality', 'Cardiology'],
    ['en', 'dermatolgist', 'speciality', 'Dermatology'],
    ['id', 'jntung', 'speciality', 'Jantung'],
    ['ar', 'جلديه', 'speciality', 'الأمراض الجلدية'],
    // Their names say so, and of doctors the place alone.
    ['en', 'hospital', 'facility', 'Rumman Hospital Jumeirah'],
    ['ar', 'مستشفى', 'facility', 'مستشفى رُمّان جميرا'],
  ])('%s: %s', async (language, typed, kind, text) => {
    const [first] = await suggest(language, typed)
    expect([first!.kind, first!.suggestions[0]!.text]).toEqual([kind, text])
  })

  it.each<[Language, string, string]>([
    ['en', 'clinic', 'facility'],
    ['ar', 'عيادة', 'facility'],
    ['id', 'klinik', 'facility'],
    ['en', 'ahmed', 'doctor'],
    ['ar', 'أحمد', 'doctor'],
  ])('%s: %s, a kind of them', async (language, typed, kind) => {
    expect((await suggest(language, typed))[0]!.kind).toBe(kind)
  })
})
