import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import { formatIssues, patternIssue } from '#server/tenants/pattern-findings'
import { TenantFile } from '#server/tenants/tenant-file'
import { createCopyForChild, openTestDatabase } from '#tests/support/database'
import { tenantTool } from '#tests/support/tenant-tool'

const root = join(import.meta.dirname, '../..')
let database: OpenDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenant-'))
  cpSync(join(root, 'docs/examples/tenant'), folder, { recursive: true })
  return () => rmSync(folder, { recursive: true, force: true })
})

type File = TenantFile & Record<string, unknown>
/** What the tool says of the example once it was changed: a line for each issue, and the last one. */
async function check(edit: (file: File) => void = () => {}) {
  const path = join(folder, 'tenant.json')
  const file = JSON.parse(readFileSync(path, 'utf8')) as File
  edit(file)
  writeFileSync(path, JSON.stringify(file))
  const { code, output } = await tenantTool(database, 'check', folder)
  const lines = output.split('\n')
  return { code, issues: lines.slice(0, -1), last: lines.at(-1)! }
}

const linked = (href: string) => (file: File) => {
  file.blocks['why']!.en!.items = [{ title: 'Here', href }]
}
const link = '/blocks/why/en/items/0/href'

describe('a check of a tenant', () => {
  it('praises what has no fault at all', async () => {
    expect(await check()).toEqual({ code: 0, issues: [], last: 'Nothing is wrong with it.' })
  })

  it('warns of a choice of the directory that names what there is none of, and that leaves nobody', async () => {
    const { code, issues } = await check(({ configuration }) => {
      configuration.directory = { insurers: ['nobodys-insurer'], facilities: ['nobodys-clinic'] }
    })
    expect([code, ...issues]).toEqual([
      0,
      'warning  /configuration/directory/insurers/0  there is no insurer "nobodys-insurer" in the directory',
      'warning  /configuration/directory/facilities/0  there is no facility "nobodys-clinic" in the directory',
      'warning  /configuration/directory  nobody of the directory is left to show',
    ])
  })

  it.each<[string, (file: File) => void, string, string]>([
    [
      'a deleted legal text',
      ({ blocks }) => delete blocks['document-terms'],
      '/configuration/external_pages/0/url',
      'leads nowhere: there is no block "document-terms" among the blocks',
    ],
    [
      'a legal text without words',
      ({ blocks }) => delete blocks['document-terms']!.ar!.html,
      '/configuration/external_pages/0/url',
      'leads to an empty page: the block "document-terms" has no html in each of its languages',
    ],
    [
      'an external page that is none',
      linked('/external?target=faq'),
      link,
      'leads nowhere: "faq" is the id of none of the external_pages',
    ],
    [
      'a document that is none',
      linked('/documents/faq'),
      link,
      'leads nowhere: there is no block "document-faq" among the blocks',
    ],
    ['a page that is none', linked('/doktors'), link, 'leads nowhere: the app has no page /doktors'],
    [
      'a locale of its own',
      linked('/en-ae/doctors'),
      link,
      'begins with the locale "en-ae", which the app puts there itself: leave it out',
    ],
    [
      'a speciality that is none',
      linked('/doctor/dermatolgy'),
      link,
      'leads nowhere: there is no speciality "dermatolgy" in the directory',
    ],
    ['a city that is none', linked('/dubay/doctors'), link, 'leads nowhere: there is no city "dubay" in the directory'],
    [
      'a link within markup',
      ({ blocks }) =>
        (blocks['document-terms']!.en!.html = '<p><a href="/doktors?page=2&amp;sort=fee">Doctors</a></p>'),
      '/blocks/document-terms/en/html',
      'leads nowhere: the app has no page /doktors',
    ],
    [
      'a shortcut that leads nowhere',
      ({ configuration }) => (configuration.manifest!.shortcuts[0]!.href = '/doktors'),
      '/configuration/manifest/shortcuts/0/href',
      'leads nowhere: the app has no page /doktors',
    ],
    [
      'an accent that is no colour',
      ({ configuration }) => (configuration.theme.accent = [80, 0.12, 85]),
      '/configuration/theme/accent/0',
      'must be at most 1',
    ],
    [
      'a face that does not come along',
      ({ configuration }) => (configuration.theme.faces[0]!.url = '/fonts/lora-latin-wght-normal.woff2'),
      '/configuration/theme/faces/0/url',
      'is no face: it must be asset:<name>.woff2, or one of those that come with the app (docs/tenants.md names them)',
    ],
    [
      'a face without a file',
      ({ configuration }) => (configuration.theme.faces[0]!.url = ''),
      '/configuration/theme/faces/0/url',
      'the face "Source Sans 3" has no file',
    ],
    [
      'a mark without a viewBox',
      ({ configuration }) => (configuration.logo_svg = configuration.logo_svg.replace(' viewBox="0 0 32 32"', '')),
      '/configuration/logo_svg',
      'the mark needs a viewBox of four numbers, such as viewBox="0 0 32 32"',
    ],
  ])('refuses %s', async (_name, edit, path, message) => {
    const { code, issues, last } = await check(edit)
    expect(issues.filter((line) => line.startsWith('error'))).toEqual([`error    ${path}  ${message}`])
    expect([code, last]).toEqual([1, 'One problem.'])
  })

  it.each<[string, (file: File) => void, string, string]>([
    [
      'an insurer that is none',
      ({ configuration }) => (configuration.insurer_slug = 'nobody'),
      '/configuration/insurer_slug',
      'there is no insurer "nobody" in the directory',
    ],
    [
      'a block that home never asks for',
      ({ blocks }) => (blocks['wy'] = blocks['why']!),
      '/blocks/wy',
      'is never shown: the app asks for no block "wy" in these markets and languages',
    ],
    [
      'a block of another market',
      ({ blocks }) => (blocks['homepage-sa'] = blocks['why']!),
      '/blocks/homepage-sa',
      'is never shown: the app asks for no block "homepage-sa" in these markets and languages',
    ],
    [
      'a pattern of no page',
      ({ configuration }) => configuration.page_types[0]!.patterns.push('/{locale}/accont/*'),
      '/configuration/page_types/0/patterns/1',
      'no page of the app has an address such as /{locale}/accont/*',
    ],
    [
      'a drawing that is none',
      ({ blocks }) => (blocks['why']!.en!.items = [{ title: 'Here', icon: 'rocket' }]),
      '/blocks/why/en/items/0/icon',
      'the app has no drawing "rocket"',
    ],
    [
      'a calendar of another market',
      ({ configuration }) => (configuration.second_calendar = { ae: 'islamic-umalqura', sa: 'islamic-umalqura' }),
      '/configuration/second_calendar/sa',
      'is never shown: "sa" is not among the markets',
    ],
    [
      'a text that lacks a language',
      ({ configuration }) => delete configuration.heading1.ar,
      '/configuration/heading1',
      'has no text in "ar": English stands in for it',
    ],
    [
      'a block that lacks a language',
      ({ blocks }) => delete blocks['document-privacy']!.ar,
      '/blocks/document-privacy',
      'has no text in "ar": English stands in for it',
    ],
  ])('tells of %s, and then praises nothing', async (_name, edit, path, message) => {
    expect(await check(edit)).toEqual({
      code: 0,
      issues: [`warning  ${path}  ${message}`],
      last: 'It can be taken in, with one warning.',
    })
  })

  it.each([
    '/',
    '/doctors',
    '/doctor/dermatology/dubai',
    '/dubai/clinics-medical-centres',
    '/search-clinic',
    '/external?target=terms',
    '/documents/privacy',
    '/external',
    'https://wadi.example/',
    'tel:+97145550100',
  ])('takes a link to %s', async (href) => {
    expect(await check(linked(href))).toMatchObject({ code: 0, last: 'Nothing is wrong with it.' })
  })

  it('names the file where the whole of it is wrong', async () => {
    writeFileSync(join(folder, 'tenant.json'), '{ "configuration": ')
    expect((await tenantTool(database, 'check', folder)).output).toMatch(/^error {4}tenant\.json {2}is no JSON/)
  })

  it('takes the notice of an ended session as the page after it, and no page that is not there', async () => {
    const after = (path: string) => check(({ configuration }) => (configuration.expired_path = path))
    expect(await after('/token-expired')).toMatchObject({ code: 0, last: 'Nothing is wrong with it.' })
    expect((await after('/nowhere/at/all/now')).issues).toContain(
      'error    /configuration/expired_path  leads nowhere: the app has no page /nowhere/at/all/now',
    )
  })

  it.each(['patientweb', 'insurer', 'hospital'])('finds nothing that leads nowhere in %s', async (code) => {
    const { output } = await tenantTool(database, 'check', code)
    expect(output.split('\n').filter((line) => /^error|never shown|no drawing|nowhere/.test(line))).toEqual([])
  })
})

describe('the tool on a command line', () => {
  it('takes a word for a code beside a folder of that name, and asks for no gateway', async () => {
    const { settings, drop } = await createCopyForChild()
    mkdirSync(join(folder, 'acme'))
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/tenant.mjs'), 'show', 'acme'], {
      env: {
        ...process.env,
        INIT_CWD: folder,
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        DEMO: 'false',
        NODE_ENV: 'production',
        ...settings,
      },
      encoding: 'utf8',
    })
    await drop()
    expect(stdout + stderr).toContain('There is no tenant "acme".')
  })
})

describe('what a file must look like', () => {
  it('has plain words for every pattern and format of its schema', () => {
    const patterns = new Set<string>()
    const formats = new Set<string>()
    JSON.stringify(TenantFile, (name, value: unknown) => {
      if (name === 'pattern') patterns.add(String(value))
      if (name === 'format') formats.add(String(value))
      if (name === 'patternProperties') for (const each of Object.keys(value as object)) patterns.add(each)
      return value
    })
    expect(patterns.size).toBeGreaterThan(10)
    expect([...patterns].filter((pattern) => pattern !== '^.*$' && patternIssue('', pattern) === undefined)).toEqual([])
    expect([...formats].filter((format) => formatIssues[format] === undefined)).toEqual([])
  })
})
