import * as Type from 'typebox'
import { BookingRules } from '#contract/booking-rules'
import { CodeRules } from '#contract/code-rules'
import { countryPattern, languages } from '#contract/locale'
import { secondChannels } from '#contract/appointment'
import { ConsultationType } from '#contract/directory'
import { prepaidMethods } from '#contract/payment-methods'
import { Seller } from '#contract/seller'
import { socialProviders } from '#contract/social-providers'
import { PushTexts, ReminderQuiet } from '#contract/push-texts'
import { ReminderHours } from './reminders.ts'
import { CountryCode } from '#contract/wire'

/**
 * An address a tenant supplies: `https://host/…`, a path of the app that begins with one slash, or empty for none. Plain http
 * is for addresses of the same machine only. Which hosts are allowed is checked when the tenant is loaded.
 */
export const TenantAddress = Type.String({
  maxLength: 500,
  pattern:
    '^$|^/(?![/\\\\])[^\\s\\\\]*$|^https://[^\\s/@\\\\]+(/[^\\s\\\\]*)?$|^http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s\\\\]*)?$',
})

/** Name of a file of the tenant's own, served under the tenant's asset address. */
export const AssetName = Type.String({
  pattern: '^[a-z0-9][a-z0-9._-]{0,79}\\.(png|jpg|webp|svg|woff2|mp4|webm|vtt)$',
})

/** The theme a partner supplies. All colours are derived from these values; no tenant sends CSS. */
export const TenantTheme = Type.Object({
  /** Seed of the brand ramp, `#rrggbb`. */
  seed: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  /** Hue (degrees) and chroma of the neutral surfaces, OKLCH. */
  neutral: Type.Object({
    hue: Type.Number({ minimum: 0, maximum: 360 }),
    chroma: Type.Number({ minimum: 0, maximum: 0.02 }),
  }),
  /** Lightness, chroma and hue of the accent, OKLCH. */
  accent: Type.Tuple([
    Type.Number({ minimum: 0, maximum: 1 }),
    Type.Number({ minimum: 0, maximum: 0.4 }),
    Type.Number({ minimum: 0, maximum: 360 }),
  ]),
  /** Background of the home page's head, OKLCH; the hue is the seed's unless given. */
  hero: Type.Object({
    lightness: Type.Number({ minimum: 0, maximum: 1 }),
    chroma: Type.Number({ minimum: 0, maximum: 0.4 }),
    hue: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
  }),
  header: Type.Enum(['plain', 'solid', 'centred']),
  font_name: Type.String({ maxLength: 60 }),
  /** A font file without a stylesheet: an address under the app's own origin or an allow-listed host. */
  font_url: Type.String({ maxLength: 300 }),
  /** CSS family list, Latin face first, then the Arabic face, then fallbacks. */
  font_family: Type.String({ maxLength: 300 }),
  /** Faces to declare: family, file and script. */
  faces: Type.Array(
    Type.Object({
      family: Type.String(),
      url: Type.String({ description: 'The font: asset:<name>.woff2 or one of those that come with the app.' }),
      weight: Type.String(),
      script: Type.Enum(['latin', 'arabic']),
      sizeAdjust: Type.Optional(Type.String()),
    }),
  ),
  /** Local font with measured metrics, so that nothing moves when the web font arrives. */
  fallbacks: Type.Array(
    Type.Object({
      family: Type.String(),
      local: Type.Array(Type.String()),
      sizeAdjust: Type.Number(),
      ascent: Type.Number(),
      descent: Type.Number(),
    }),
  ),
  display_family: Type.Optional(Type.String({ maxLength: 300 })),
  display_weight: Type.Integer({ minimum: 300, maximum: 900 }),
  display_tracking: Type.String({ pattern: '^-?[0-9.]+em$' }),
  radius: Type.Object({
    control: Type.String(),
    card: Type.String(),
    slot: Type.String(),
    sheet: Type.String(),
    tile: Type.String(),
    chip: Type.String(),
    avatar: Type.String(),
  }),
  status_bar_color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
})
export type TenantTheme = Type.Static<typeof TenantTheme>

/** A text in each language of the tenant; `en` is used where one is missing. */
export const LocalisedText = Type.Object({
  en: Type.String(),
  ar: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
})
export type LocalisedText = Type.Static<typeof LocalisedText>

export const MetaConfig = Type.Object({
  title: LocalisedText,
  description: LocalisedText,
  /** Picture used when the page is shared; the tenant's own where it is missing. */
  og_image: Type.Optional(AssetName),
})

/**
 * An address outside the app that the tenant allows (R29, Q11): only `/external?target={id}` leads to it. The ids `terms` and
 * `privacy` are those of the legal texts (U01).
 */
export const ExternalPage = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
  title: LocalisedText,
  /** One address, or one per language. */
  url: Type.Union([
    TenantAddress,
    Type.Object({ en: TenantAddress, ar: Type.Optional(TenantAddress), id: Type.Optional(TenantAddress) }),
  ]),
  /** Whether it is shown inside the app; otherwise it is offered as a link to the other site. */
  embed: Type.Boolean(),
})
export type ExternalPage = Type.Static<typeof ExternalPage>

/**
 * Where map tiles come from. `{z}`, `{x}` and `{y}` stand for a tile of the usual web grid, `{language}` for the page's
 * language, `{scheme}` for `light` or `dark` after the patient's screen. https, or a path of the app itself. The browser
 * requests from that host only the tiles that a patient looks at.
 */
export const MapTiles = Type.Object({
  url_template: Type.String({
    maxLength: 500,
    pattern: '^(https://[a-z0-9.-]+(:\\d+)?|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)?/(?![/\\\\])[^\\s\\\\]*$',
  }),
  /** Attribution that the map's makers require, always shown on the map. */
  attribution: LocalisedText,
  /** Where the attribution links to, if anywhere. */
  attribution_url: Type.Optional(TenantAddress),
  /** The closest zoom level with tiles. */
  max_zoom: Type.Integer({ minimum: 1, maximum: 22 }),
})
export type MapTiles = Type.Static<typeof MapTiles>

/** What the web app manifest holds beside name and colours. */
export const ManifestConfig = Type.Object({
  short_name: Type.Optional(LocalisedText),
  description: Type.Optional(LocalisedText),
  /** Paths in the app, after the locale. */
  shortcuts: Type.Array(Type.Object({ name: LocalisedText, href: Type.String({ pattern: '^/(?![/\\\\])' }) }), {
    maxItems: 4,
  }),
  screenshots: Type.Array(
    Type.Object({
      src: AssetName,
      /** For example `1080x1920`. */
      sizes: Type.String({ pattern: '^\\d{2,4}x\\d{2,4}$' }),
      form_factor: Type.Enum(['narrow', 'wide']),
      label: LocalisedText,
    }),
    { maxItems: 8 },
  ),
})

/** What a tenant asks for before a patient's documents open. */
export const DocumentRules = Type.Object({
  code: Type.Boolean({
    description: 'Whether they open with a code of their own, texted to the patient’s phone, beside the sign-in.',
  }),
})
export type DocumentRules = Type.Static<typeof DocumentRules>

/** How visits are paid with a tenant. At the visit alone, by the patient or their insurer, where it says nothing. */
export const PaymentRules = Type.Object({
  methods: Type.Optional(
    Type.Array(Type.Enum(prepaidMethods), {
      maxItems: prepaidMethods.length,
      description:
        'Ways to pay before the visit, in the order to show them; each only where the platform’s provider has it.',
    }),
  ),
  prepaid: Type.Optional(
    Type.Array(ConsultationType, {
      maxItems: 3,
      description: 'Kinds of visits that are booked only when they are paid. Others can be settled at the visit too.',
    }),
  ),
})
export type PaymentRules = Type.Static<typeof PaymentRules>

/** Where patients and doctors meet by video, where it is not the app's own room. */
export const VideoProvider = Type.Object({
  url_template: Type.String({
    maxLength: 500,
    pattern: '^https://[a-z0-9.-]+(:\\d+)?/[^\\s\\\\]*\\{room\\}[^\\s\\\\]*$',
    description:
      'The address of a visit’s room, on one of the hosts of content. `{room}` stands for a name that only the two sides of the visit know.',
  }),
  show: Type.Enum(['embedded', 'opened'], {
    description: 'Whether it is shown within the app, or opened in a window of its own.',
  }),
})
export type VideoProvider = Type.Static<typeof VideoProvider>

const mostChosen = 500

/**
 * What of the shared directory a tenant shows; everything in its markets where nothing is chosen. Both choices together narrow
 * it further.
 */
export const DirectoryChoice = Type.Object({
  insurers: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,119}$' }), {
      maxItems: mostChosen,
      description:
        'Slugs of insurers: doctors where one of them is taken, clinics that take one, and no other insurer by name.',
    }),
  ),
  facilities: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,199}$' }), {
      maxItems: mostChosen,
      description:
        'Own clinics and hospitals by the last part of their address: these, and who works there, there alone.',
    }),
  ),
})
export type DirectoryChoice = Type.Static<typeof DirectoryChoice>

/** Patterns have the form `/{locale}/account/*`: segments, `{name}` for any one segment, a final `*` for the rest (U06). */
export const PageType = Type.Object({
  name: Type.String(),
  patterns: Type.Array(Type.String()),
  current_location: Type.Boolean(),
  hide_footer: Type.Boolean(),
})

/** A public key of a partner, as JSON Web Key (RFC 7517): EC on P-256, RSA from 2048 bits, or Ed25519. */
const PartnerKey = Type.Object({
  kid: Type.String({ minLength: 1, maxLength: 100 }),
  kty: Type.Enum(['EC', 'RSA', 'OKP']),
  alg: Type.Enum(['ES256', 'RS256', 'PS256', 'EdDSA']),
  crv: Type.Optional(Type.Enum(['P-256', 'Ed25519'])),
  x: Type.Optional(Type.String({ maxLength: 100 })),
  y: Type.Optional(Type.String({ maxLength: 100 })),
  n: Type.Optional(Type.String({ maxLength: 1400 })),
  e: Type.Optional(Type.String({ maxLength: 10 })),
})
export type PartnerKey = Type.Static<typeof PartnerKey>

/** How the tenant's own site signs its members in here (C25, Q10): who issues its tokens, and the public keys they are signed with. */
const PartnerSignIn = Type.Object({
  issuer: Type.String({ minLength: 1, maxLength: 200 }),
  keys: Type.Array(PartnerKey, { minItems: 1, maxItems: 8 }),
})
export type PartnerSignIn = Type.Static<typeof PartnerSignIn>

const SecondCalendar = Type.Enum(['islamic-umalqura'])

/** A value per market, for the markets that have one. */
const inSomeMarkets = <Each extends Type.TSchema>(each: Each) =>
  Type.Record(Type.String({ pattern: countryPattern }), each)

/** A partner's whole configuration, looked up by its client key (T01 to T04). */
export const ClientConfiguration = Type.Object({
  code: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
  name: LocalisedText,
  tagline: Type.Optional(LocalisedText),
  country_code: CountryCode,
  markets: Type.Array(CountryCode, { minItems: 1 }),
  languages: Type.Array(Type.Enum(languages), { minItems: 1 }),
  login_url: TenantAddress,
  homepage_url: TenantAddress,
  back_button_url: TenantAddress,
  /** Page of the app to which a patient goes whose session has ended (E03), in place of the sign-in: `/token-expired`, for example. */
  expired_path: Type.Optional(Type.String({ maxLength: 200, pattern: '^/(?![/\\\\])[^\\s\\\\?#]*$' })),
  /** External page that `/external` shows when the address names none; empty for none. */
  target: Type.String(),
  heading1: LocalisedText,
  heading2: LocalisedText,
  sidebar: Type.Boolean(),
  footer_type: Type.Enum(['full', 'minimal', 'centred', 'none']),
  footer_block_content_key: Type.String(),
  header_block_content_key: Type.String(),
  powered_by: Type.Boolean(),
  copyright: Type.Boolean(),
  push_enabled: Type.Boolean(),
  /** Its application at OneSignal, which then tells devices in place of the push services of browsers (W04). */
  push_identifier: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
  ),
  /** How an app that has this one within it is sent messages, by the token that it hands over (W07); not at all where it is absent. */
  in_app_push: Type.Optional(Type.Enum(['onesignal', 'webhook'])),
  meta_configs: Type.Object({ homepage: MetaConfig, search_result: MetaConfig, search_clinic: MetaConfig }),
  page_types: Type.Array(PageType),
  theme: TenantTheme,
  /**
   * Inline SVG logo, sanitised when the tenant is loaded; `currentColor` and the accent variable are the only colours in it.
   */
  logo_svg: Type.String({ maxLength: 4000 }),
  /** Insurer whose members the tenant serves, by slug: shown in the strip under the header. */
  insurer_slug: Type.Optional(Type.String()),
  /** Scope: what of the directory it shows, within its markets. */
  directory: Type.Optional(DirectoryChoice),
  /** Addresses outside the app that it may link to or show. */
  external_pages: Type.Optional(Type.Array(ExternalPage, { maxItems: 40 })),
  /** Host names (with a port where it is not the default) from which content, pictures and pages of this tenant may come. */
  content_hosts: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9.-]+(:\\d+)?$', maxLength: 253 }), { maxItems: 40 }),
  ),
  /** Where the tenant's own footer comes from (C09), on one of `content_hosts`. */
  footer_content_url: Type.Optional(TenantAddress),
  /** Title of every page but home: `%s` is the page's own, for example `%s · Liqa`. */
  title_template: Type.Optional(LocalisedText),
  /** Picture used when a page without one of its own is shared. */
  og_image: Type.Optional(AssetName),
  /** Used instead of `logo_svg` where a bitmap is needed; square, at least 512 pixels. */
  icon: Type.Optional(AssetName),
  manifest: Type.Optional(ManifestConfig),
  /** Maps are offered where it is set. */
  map_tiles: Type.Optional(MapTiles),
  /** How many visits one phone may have booked, how far ahead, and until when they can be changed. */
  booking_rules: Type.Optional(BookingRules),
  /** When patients are reminded of their visits. */
  reminder_hours: Type.Optional(ReminderHours),
  /** When they are not; from 21:00 until 08:00 where it is absent. Never sent to the app. */
  reminder_quiet: Type.Optional(ReminderQuiet),
  /** What their devices show, in words of the tenant's own. Never sent to the app. */
  push_texts: Type.Optional(PushTexts),
  /** How visits are paid. */
  payment_rules: Type.Optional(PaymentRules),
  /** What Apple gives for a host of the tenant, by which it knows it as one of the merchant of Apple Pay; served there, never sent to the app. */
  apple_pay_domain_association: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7E]+$', maxLength: 20_000 })),
  /** Who sells by law in a market, for invoices: the facility where nobody is named. Never sent to the app. */
  sellers: Type.Optional(inSomeMarkets(Seller)),
  /** Where one-time codes are texted to, and how many. */
  code_rules: Type.Optional(CodeRules),
  /** Members of the tenant's own site are signed in by its tokens. Never sent to the app. */
  partner_sign_in: Type.Optional(PartnerSignIn),
  /** What opens a patient's documents beside their sign-in; nothing where it is absent. */
  document_rules: Type.Optional(DocumentRules),
  /** Another provider of rooms for visits by video. Never sent to the app, which is given an address when a room opens. */
  video: Type.Optional(VideoProvider),
  /**
   * Whether visits by video are joined in the app's own room, where there is no other provider. Not where it is absent: the facility must give its
   * practitioners their links. Never sent to the app, which has `capabilities.video`.
   */
  video_room: Type.Optional(Type.Boolean()),
  /** Calendar shown beside the Gregorian one: in every market, or in those that are named. */
  second_calendar: Type.Optional(Type.Union([SecondCalendar, inSomeMarkets(SecondCalendar)])),
})
export type ClientConfiguration = Type.Static<typeof ClientConfiguration>

/** What the app starts from (T08): addresses of the services and the tenant's configuration for one language. */
export const InitData = Type.Object({
  service_url: Type.Record(Type.String(), Type.String()),
  settings: Type.Object({ whitelabel_configs: ClientConfiguration }),
  /** Files of the tenant by name, with the version that stands in their address; absent where it has none. */
  assets: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Headers to add to every later request (C02). */
  headers: Type.Record(Type.String(), Type.String()),
  /** Which of our additional calls this platform has. */
  capabilities: Type.Object({
    holds: Type.Boolean(),
    demo: Type.Boolean(),
    /** Whether mails can be sent: an email is a way in then. */
    email: Type.Optional(Type.Boolean()),
    /** What a code to a phone can come by beside a text message; there is no other way where it is absent. */
    second_channel: Type.Optional(Type.Enum(secondChannels)),
    /** Whether sessions can be renewed. */
    refresh: Type.Optional(Type.Boolean()),
    /** Whether the partner's visitors are sent to its own login when their session has ended (S03). */
    login_on_expiry: Type.Optional(Type.Boolean()),
    /** Whether a token of the partner's own site (`xtoken`) signs in (Q10). */
    partner_sign_in: Type.Optional(Type.Boolean()),
    /** Whether passkeys sign in. */
    passkeys: Type.Optional(Type.Boolean()),
    /** Whether visits can be paid before they take place (C64), at this tenant. */
    payments: Type.Optional(Type.Boolean()),
    /** Whether visits by video can be joined in the app (R30), at this tenant. */
    video: Type.Optional(Type.Boolean()),
    /** Other sites whose accounts sign in (S18, S19); none where it is absent. */
    social: Type.Optional(Type.Array(Type.Enum(socialProviders))),
    /** Whether the server has no app at all, so that who runs it is told what comes next. */
    empty: Type.Optional(Type.Boolean()),
    /** Share of page loads that report failures (E16), 0 to 1; none where it is absent. */
    error_reports: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  }),
  /** Radius in metres of a search around a place where the app sets none (K04); 25 km where it is absent. */
  search_radius: Type.Optional(Type.Integer({ minimum: 1 })),
  version: Type.String(),
})
export type InitData = Type.Static<typeof InitData>

/** One country of the country menu with its languages (T10). */
export const CountryLanguages = Type.Object({
  country: CountryCode,
  name: Type.String(),
  currency: Type.String(),
  languages: Type.Array(Type.Object({ language: Type.Enum(languages), name: Type.String(), locale: Type.String() })),
})
export type CountryLanguages = Type.Static<typeof CountryLanguages>

/** SEO meta of an address (T09). */
export const PageMeta = Type.Object({
  meta_title: Type.String(),
  meta_description: Type.String(),
  og_title: Type.String(),
  og_image: Type.String(),
  og_description: Type.String(),
})
export type PageMeta = Type.Static<typeof PageMeta>

/** Note in the schema for editors about the addresses of pictures in all content. */
export const pictureAddress = 'A picture: asset:<name>, or https on one of the hosts of content.'
export const pictureWords = 'What the picture shows, for who does not see it; empty where it only decorates.'
export const linkAddress =
  'Where it leads: a path of the app without the locale, such as /doctors, or an https, mailto: or tel: address.'

/**
 * A piece of tenant content. `kind` decides how it is rendered; texts are plain except `html`, which is sanitised when it is
 * stored and again before it is shown.
 */
export const ContentBlock = Type.Object({
  key: Type.String(),
  kind: Type.Enum(
    [
      'text',
      'hero',
      'video',
      'steps',
      'cards',
      'links',
      'banner',
      'logos',
      'html',
      'specialities',
      'testimonies',
      'apps',
    ],
    { description: 'How it is drawn.' },
  ),
  heading: Type.Optional(Type.String({ description: 'Its heading, as plain text.' })),
  body: Type.Optional(Type.String({ description: 'Plain text below the heading.' })),
  html: Type.Optional(
    Type.String({
      description: 'Markup of a text or a document. Headings begin at h2; what may not be shown is taken out.',
    }),
  ),
  image: Type.Optional(Type.String({ description: pictureAddress })),
  image_alt: Type.Optional(Type.String({ description: pictureWords })),
  video: Type.Optional(
    Type.Object(
      {
        src: Type.String({ description: 'The film: asset:<name>, or https on one of the hosts of content.' }),
        poster: Type.Optional(Type.String({ description: `What shows before it plays. ${pictureAddress}` })),
        captions: Type.Array(
          Type.Object({
            src: Type.String({
              description: 'The captions in WebVTT: asset:<name>, or https on one of the hosts of content.',
            }),
            language: Type.String({
              pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
              description: 'Their language, such as "ar".',
            }),
            label: Type.String({ description: 'What the player calls them, in their own language.' }),
          }),
          { description: 'Captions in each language that there are some in.' },
        ),
      },
      { description: 'The film of a block of the kind "video".' },
    ),
  ),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.String({ description: 'Its heading, or the words of the link; of a testimony, who says it.' }),
        body: Type.Optional(Type.String({ description: 'Plain text below it; of a testimony, what is said.' })),
        href: Type.Optional(Type.String({ description: linkAddress })),
        icon: Type.Optional(
          Type.String({ description: 'Name of a drawing of the app, such as search. One of another name is told.' }),
        ),
        image: Type.Optional(Type.String({ description: pictureAddress })),
        image_alt: Type.Optional(Type.String({ description: pictureWords })),
      }),
      {
        description: 'Steps, cards, links, logos, specialities, testimonies or apps, in the order in which they stand.',
      },
    ),
  ),
})
export type ContentBlock = Type.Static<typeof ContentBlock>

/** A country of the directory. */
export const CountryEntry = Type.Object({
  code: CountryCode,
  name: Type.String(),
  calling_code: Type.String(),
  currency: Type.String(),
  time_zone: Type.String(),
})
export type CountryEntry = Type.Static<typeof CountryEntry>

/** A city of the directory, named in the language of the request. */
export const City = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  en_name: Type.String(),
  country_code: CountryCode,
  lat: Type.Number(),
  lng: Type.Number(),
  time_zone: Type.String(),
  doctors: Type.Integer(),
  /** Its areas with at least one doctor, most first. `en_name` is the value that `areas` of a doctor is filtered by. */
  areas: Type.Array(Type.Object({ name: Type.String(), en_name: Type.String(), doctors: Type.Integer() })),
})
export type City = Type.Static<typeof City>
