import { describe, expect, it } from 'vitest'
import { validateAsset } from '#server/tenants/asset-files'
import { checkTenant } from '#server/tenants/check-tenant'
import { isError } from '#server/tenants/configuration-issue'
import { fieldsWithoutPlace, hostileFile, tryEverywhere } from '#tests/support/hostile/hostile-file'
import { tricks } from '#tests/support/hostile/tricks'
import { assetFacts, wholeFile } from '#tests/support/hostile/whole-file'

const errorsIn = (file: unknown) => checkTenant(file, assetFacts).filter(isError)

describe('a hostile tenant', () => {
  it('has every field the schema knows, and would be taken in without its tricks [T02][T03][T04]', () => {
    expect(fieldsWithoutPlace()).toEqual([])
    expect(errorsIn(wholeFile())).toEqual([])
  })

  it.each(tricks)(
    'with %s in every field is refused at those that do not take it, by name [T02][T03][T04]',
    (trick) => {
      const { refused, unnamed } = tryEverywhere(trick)
      expect(unnamed).toEqual([])
      // Addresses, colours, numbers, names of files, switches: nothing of them is taken on trust.
      for (const field of strict) expect(refused).toContain(field)
    },
  )

  it('is taken in with whatever passes, all of it at once', () => {
    const hostile = hostileFile()
    expect(errorsIn(hostile)).toEqual([])
    expect(JSON.stringify(hostile).split('__pwned').length).toBeGreaterThan(1000)
  })

  it.each(['blocks', 'translations', 'configuration'])('is refused with a trick for a name in %s', (part) => {
    for (const trick of tricks) {
      const file = structuredClone(wholeFile()) as unknown as Record<string, Record<string, unknown>>
      const [value] = Object.values(file[part]!)
      file[part]![trick] = value
      expect(
        errorsIn(file).map(({ path }) => path),
        trick,
      ).not.toEqual([])
    }
  })

  it.each(tricks)('has no file called %s', async (trick) => {
    for (const name of [trick, `${trick}.png`, `${trick}.svg`]) {
      const { issues } = await validateAsset({ name, bytes: new Uint8Array(8) })
      expect(issues).toMatchObject([{ severity: 'error', path: `/assets/${name}` }])
    }
  })
})

const strict = [
  'second_calendar',
  ...[
    'login_url',
    'homepage_url',
    'back_button_url',
    'expired_path',
    'footer_content_url',
    'external_pages/0/url',
    'external_pages/2/url/ar',
  ],
  ...[
    'content_hosts/0',
    'theme/seed',
    'theme/status_bar_color',
    'theme/accent/0',
    'theme/radius/card',
    'theme/font_url',
  ],
  ...['theme/faces/0/url', 'theme/display_tracking', 'theme/display_weight', 'icon', 'og_image', 'logo_svg', 'sidebar'],
  ...['manifest/shortcuts/0/href', 'manifest/screenshots/0/src', 'page_types/0/patterns/0', 'code', 'country_code'],
].map((field) => `/configuration/${field}`)
