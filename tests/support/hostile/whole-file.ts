import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedCountries } from '#contract/locale'
import { pushEvents } from '#contract/push-events'
import { ContentBlock, type PartnerKey } from '#contract/tenant'
import type { TenantFile } from '#server/tenants/tenant-file'

const root = join(import.meta.dirname, '../../..')
const example = JSON.parse(readFileSync(join(root, 'docs/examples/tenant/tenant.json'), 'utf8')) as TenantFile

/** Key of the tenant that is hostile. */
export const code = 'hostile'

const text = { en: 'Text', ar: 'نص', id: 'Teks' }
const picture = { image: 'asset:drawing.svg', image_alt: 'A drawing' }
const block = {
  heading: 'Heading',
  body: 'Body',
  html: '<p>Markup</p>',
  ...picture,
  video: {
    src: 'asset:film.mp4',
    poster: 'asset:drawing.svg',
    captions: [{ src: 'asset:film.vtt', language: 'en', label: 'English' }],
  },
  items: [{ title: 'Item', body: 'Body', href: '/doctors', icon: 'search', ...picture }],
}
/** Where each kind of block is shown. */
const keys: Record<string, string> = {
  text: 'why',
  hero: 'hero',
  video: 'video',
  steps: 'how',
  cards: 'pro',
  links: 'popular-searches',
  banner: 'banners',
  logos: 'featured-on',
  html: 'homepage-ae',
  specialities: 'speciality',
  testimonies: 'testimonies',
  apps: 'app',
}
/** A public key of each form, so that each of its fields has a place. */
const partnerKeys = [
  { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }), alg: 'ES256' },
  { key: generateKeyPairSync('rsa', { modulusLength: 2048 }), alg: 'RS256' },
].map(({ key, alg }) => ({ ...key.publicKey.export({ format: 'jwk' }), kid: alg, alg }) as PartnerKey)
const inEach = <Content>(content: Content) => ({ en: content, ar: content, id: content })
const meta = { title: text, description: text, og_image: 'share.png' }
const banner = { title: 'Banner', body: 'Body', action: 'Go', href: '/doctors', ...picture }
const highlight = { title: 'Article', excerpt: 'Words', href: '/external?target=terms', ...picture }

/** A sound tenant that has every field there is, of every kind of block; a place for each trick. */
export function wholeFile(): TenantFile {
  const { configuration, blocks } = example
  const kinds = (ContentBlock.properties.kind as unknown as { enum: (keyof typeof keys)[] }).enum
  return {
    $schema: 'tenant.schema.json',
    configuration: {
      ...configuration,
      code,
      name: text,
      tagline: text,
      markets: ['ae', 'id'],
      languages: ['en', 'ar', 'id'],
      heading1: text,
      heading2: text,
      sidebar: true,
      header_block_content_key: 'header',
      footer_block_content_key: 'footer',
      meta_configs: { homepage: meta, search_result: meta, search_clinic: meta },
      theme: {
        ...configuration.theme,
        hero: { lightness: 0.33, chroma: 0.06, hue: 150 },
        faces: configuration.theme.faces.map((face) => ({ ...face, sizeAdjust: '100%' })),
        fallbacks: [{ family: 'Fallback', local: ['Arial'], sizeAdjust: 100, ascent: 100, descent: 30 }],
        display_family: 'Vazirmatn',
      },
      insurer_slug: 'sadeem',
      external_pages: [
        { id: 'terms', title: text, url: '/documents/terms', embed: true },
        { id: 'privacy', title: text, url: '/documents/terms', embed: true },
        {
          id: 'each',
          title: text,
          url: { en: '/documents/terms', ar: '/documents/terms', id: '/documents/terms' },
          embed: true,
        },
        { id: 'site', title: text, url: 'https://trusted.test/', embed: false },
      ],
      content_hosts: ['trusted.test'],
      footer_content_url: '',
      title_template: { en: '%s · Text', ar: '%s · نص', id: '%s · Teks' },
      manifest: {
        short_name: text,
        description: text,
        shortcuts: [{ name: text, href: '/doctors' }],
        screenshots: [{ src: 'share.png', sizes: '1200x630', form_factor: 'wide', label: text }],
      },
      expired_path: '/token-expired',
      second_calendar: Object.fromEntries(shippedCountries.map((country) => [country, 'islamic-umalqura' as const])),
      directory: { insurers: ['sadeem'], facilities: ['marsa-clinic'] },
      code_rules: { countries: ['AE', 'GB'], per_hour: 100 },
      document_rules: { code: true },
      partner_sign_in: { issuer: 'https://trusted.test', keys: partnerKeys },
      push_identifier: '0f4a7c1e-52b3-4d8a-9e61-7b3c5d9f2a04',
      in_app_push: 'webhook',
      reminder_hours: [48, 3],
      reminder_quiet: { from: '22:15', until: '07:30' },
      push_texts: Object.fromEntries(pushEvents.map((event) => [event, { brief: text, details: text }])),
      booking_rules: {
        visits_per_phone: 4,
        visits_per_phone_and_doctor: 2,
        overlapping_visits: 'allowed',
        window_days: 30,
        lead_minutes: 90,
        cancel_hours: 2,
        move_hours: 24,
        free_cancel_hours: 24,
        late_cancellation_fee: { amounts: { AED: 100 } },
        facilities: [
          {
            ...{ facility: 'a-clinic', window_days: 14, cancel_hours: 4, move_hours: 12, free_cancel_hours: 48 },
            visits_per_phone: 3,
            lead_minutes: 240,
            ...{ earlier_offers: 'none', earlier_offer_hours: 8, earlier_offer_days: 7, earlier_offers_per_day: 1 },
            late_cancellation_fee: { percent: 50 },
          },
          { facility: 'another-clinic', late_cancellation_fee: { amounts: { AED: 80 } } },
        ],
        earlier_offers: 'offered',
        earlier_offer_hours: 6,
        earlier_offer_days: 30,
        earlier_offers_per_day: 2,
        video_opens_minutes: 20,
        video_closes_minutes: 10,
        video_late_minutes: 7,
      },
      video: { url_template: 'https://trusted.test/rooms/{room}', show: 'embedded' },
      video_room: true,
      payment_rules: { methods: ['card', 'apple_pay', 'google_pay'], prepaid: ['telemedicine'] },
      apple_pay_domain_association: '7B227073704964223A22',
      sellers: Object.fromEntries(
        shippedCountries.map((country) => [
          country,
          {
            ...{ legal_name: text, address: text, registration_number: 'CN-1' },
            vat: { rate_percent: 7.5, registration_number: 'VAT-1' },
          },
        ]),
      ),
      map_tiles: {
        url_template: 'https://trusted.test/{language}/{z}/{x}/{y}.png',
        attribution: text,
        attribution_url: 'https://trusted.test/makers',
        max_zoom: 18,
      },
    },
    hosts: ['hostile.test'],
    blocks: {
      ...Object.fromEntries(kinds.map((kind) => [keys[kind] ?? kind, inEach({ kind, ...block })])),
      header: inEach({ kind: 'links' as const, ...block }),
      footer: inEach({ kind: 'html' as const, ...block }),
      about: inEach({ kind: 'html' as const, ...block }),
      'document-terms': blocks['document-terms']!,
    },
    translations: inEach({ 'home.heading.specialities': 'Specialities' }),
    banners: [
      {
        id: 'shown',
        bpid: 'home',
        country: 'ae',
        platform: 'web',
        position: 0,
        starts_at: '2020-01-01T00:00:00Z',
        ends_at: '2099-01-01T00:00:00Z',
        content: inEach(banner),
      },
      { id: 'placed', bpid: 'doctor', country: 'ae', platform: 'mobile', position: 1, content: inEach(banner) },
      { id: 'elsewhere', bpid: 'somewhere', country: 'ae', platform: 'web', position: 2, content: inEach(banner) },
    ],
    highlights: [{ id: 'article', published_at: '2026-01-01T00:00:00Z', content: inEach(highlight) }],
  }
}

/** The files beside it. */
export const assetFacts = new Map([
  ['icon.png', { width: 512, height: 512 }],
  ['share.png', { width: 1200, height: 630 }],
  ...['drawing.svg', 'film.mp4', 'film.vtt'].map((name): [string, object] => [name, {}]),
])
