import type { MessageDescriptor } from '#src/i18n/messages.ts'
import type { Entry, Section } from './entry.ts'
import type { GroupName } from './group-names.ts'
import { pushEvents } from '#contract/push-events'
import { eventNames, pushTextEntries } from '#console/push/push-text-entries.ts'
import { messages as push } from '#console/push/push.messages.ts'
import { messages as app } from './labels/app.messages.ts'
import { messages as look } from './labels/look.messages.ts'
import { messages as pages } from './labels/pages.messages.ts'
import { messages as rules } from './labels/rules.messages.ts'
import { messages as texts } from './labels/texts.messages.ts'
import { currencies, lateFeeEntry, sellerSection } from './of-market.ts'

export type { Entry, Section } from './entry.ts'

const text = (at: string, label: MessageDescriptor): Entry => ({ at, label, isLocalised: true })
const longText = (at: string, label: MessageDescriptor): Entry => ({ at, label, isLocalised: true, isLong: true })
const field = (at: string, label: MessageDescriptor): Entry => ({ at, label })

/** The forms: which fields of the one schema stand on which page. The schema says what each takes. */
export const groups: Readonly<Record<GroupName, readonly Section[]>> = {
  look: [
    { title: look.naming, entries: [text('/name', look.name), text('/tagline', look.tagline)] },
    {
      title: look.colours,
      hasRamp: true,
      entries: [
        field('/theme/seed', look.seed),
        field('/theme/status_bar_color', look.statusBar),
        field('/theme/accent', look.accent),
        field('/theme/hero/lightness', look.heroLightness),
        field('/theme/hero/chroma', look.heroChroma),
        field('/theme/hero/hue', look.heroHue),
        field('/theme/neutral/hue', look.neutralHue),
        field('/theme/neutral/chroma', look.neutralChroma),
      ],
    },
    {
      title: look.shape,
      entries: [
        field('/theme/header', look.header),
        { at: '/logo_svg', label: look.logo, isLong: true, isDrawing: true },
        field('/theme/radius/control', look.controlRadius),
        field('/theme/radius/card', look.cardRadius),
        field('/theme/radius/slot', look.slotRadius),
        field('/theme/radius/sheet', look.sheetRadius),
        field('/theme/radius/tile', look.tileRadius),
        field('/theme/radius/chip', look.chipRadius),
        field('/theme/radius/avatar', look.avatarRadius),
      ],
    },
    {
      title: look.files,
      entries: [
        field('/icon', look.icon),
        field('/og_image', look.ogImage),
        field('/theme/font_family', look.fontFamily),
        field('/theme/faces', look.faces),
      ],
    },
    {
      title: look.fonts,
      entries: [
        field('/theme/font_name', look.fontName),
        field('/theme/font_url', look.fontUrl),
        field('/theme/fallbacks', look.fallbacks),
        field('/theme/display_family', look.displayFamily),
        field('/theme/display_weight', look.displayWeight),
        field('/theme/display_tracking', look.displayTracking),
      ],
    },
    {
      title: look.installed,
      entries: [
        text('/manifest/short_name', look.shortName),
        longText('/manifest/description', look.appDescription),
        field('/manifest/shortcuts', look.shortcuts),
        field('/manifest/screenshots', look.screenshots),
      ],
    },
  ],
  texts: [
    { title: texts.home, entries: [text('/heading1', texts.heading1), text('/heading2', texts.heading2)] },
    {
      title: texts.search,
      entries: [
        text('/title_template', texts.titleTemplate),
        text('/meta_configs/homepage/title', texts.homeTitle),
        longText('/meta_configs/homepage/description', texts.homeDescription),
        text('/meta_configs/search_result/title', texts.doctorsTitle),
        longText('/meta_configs/search_result/description', texts.doctorsDescription),
        text('/meta_configs/search_clinic/title', texts.clinicsTitle),
        longText('/meta_configs/search_clinic/description', texts.clinicsDescription),
        field('/meta_configs/homepage/og_image', texts.homeImage),
        field('/meta_configs/search_result/og_image', texts.doctorsImage),
        field('/meta_configs/search_clinic/og_image', texts.clinicsImage),
      ],
    },
  ],
  markets: [
    {
      title: app.offered,
      entries: [
        field('/markets', app.markets),
        field('/country_code', app.country),
        field('/languages', app.languages),
        field('/second_calendar', app.calendar),
      ],
    },
    {
      title: app.scope,
      entries: [
        field('/insurer_slug', app.insurer),
        field('/directory/insurers', app.insurers),
        field('/directory/facilities', app.facilities),
      ],
    },
    ...Object.keys(currencies).map(sellerSection),
  ],
  rules: [
    {
      title: rules.limits,
      entries: [
        field('/booking_rules/visits_per_phone', rules.perPhone),
        field('/booking_rules/visits_per_phone_and_doctor', rules.perDoctor),
        field('/booking_rules/overlapping_visits', rules.overlapping),
        field('/booking_rules/window_days', rules.window),
        field('/booking_rules/lead_minutes', rules.lead),
      ],
    },
    {
      title: rules.changing,
      entries: [
        field('/booking_rules/cancel_hours', rules.cancel),
        field('/booking_rules/move_hours', rules.move),
        field('/booking_rules/free_cancel_hours', rules.freeCancel),
        field('/booking_rules/late_cancellation_fee/percent', rules.lateFee),
        ...Object.entries(currencies).map(lateFeeEntry),
        field('/booking_rules/facilities', rules.clinics),
      ],
    },
    {
      title: rules.earlier,
      entries: [
        field('/booking_rules/earlier_offers', rules.earlierOffers),
        field('/booking_rules/earlier_offer_hours', rules.earlierHours),
        field('/booking_rules/earlier_offer_days', rules.earlierDays),
        field('/booking_rules/earlier_offers_per_day', rules.earlierPerDay),
      ],
    },
    {
      title: rules.video,
      entries: [
        field('/booking_rules/video_opens_minutes', rules.videoOpens),
        field('/booking_rules/video_closes_minutes', rules.videoCloses),
        field('/video_room', rules.videoRoom),
        field('/booking_rules/video_late_minutes', rules.videoLate),
        field('/video/url_template', rules.videoAddress),
        field('/video/show', rules.videoShow),
      ],
    },
    {
      title: rules.paying,
      entries: [
        field('/payment_rules/methods', rules.methods),
        field('/payment_rules/prepaid', rules.prepaid),
        field('/document_rules/code', rules.documentCode),
        { at: '/apple_pay_domain_association', label: rules.applePay, isLong: true },
      ],
    },
    {
      title: rules.codes,
      entries: [field('/code_rules/countries', rules.codeCountries), field('/code_rules/per_hour', rules.codesPerHour)],
    },
  ],
  push: [
    {
      title: app.pushing,
      entries: [
        field('/push_enabled', app.pushEnabled),
        field('/push_identifier', app.oneSignal),
        field('/in_app_push', app.inAppPush),
      ],
    },
    {
      title: app.reminding,
      entries: [
        field('/reminder_hours', app.reminders),
        field('/reminder_quiet/from', push.quietFrom),
        field('/reminder_quiet/until', push.quietUntil),
      ],
    },
    ...pushEvents.map((event): Section => ({ title: eventNames[event], entries: pushTextEntries(event) })),
  ],
  frame: [
    {
      title: app.around,
      entries: [
        field('/sidebar', app.sidebar),
        field('/footer_type', app.footer),
        field('/powered_by', app.poweredBy),
        field('/copyright', app.copyright),
        field('/header_block_content_key', app.headerBlock),
        field('/footer_block_content_key', app.footerBlock),
        field('/footer_content_url', app.footerUrl),
      ],
    },
  ],
  pages: [
    { title: pages.external, entries: [field('/external_pages', pages.external)] },
    { title: pages.types, entries: [field('/page_types', pages.types)] },
    {
      title: pages.maps,
      entries: [
        field('/map_tiles/url_template', pages.tiles),
        text('/map_tiles/attribution', pages.attribution),
        field('/map_tiles/attribution_url', pages.attributionUrl),
        field('/map_tiles/max_zoom', pages.zoom),
      ],
    },
    {
      title: pages.members,
      entries: [field('/partner_sign_in/issuer', pages.issuer), field('/partner_sign_in/keys', pages.keys)],
    },
  ],
  addresses: [
    {
      title: app.leading,
      entries: [
        field('/login_url', app.login),
        field('/homepage_url', app.homepage),
        field('/back_button_url', app.back),
        field('/expired_path', app.expired),
        field('/target', app.target),
        field('/content_hosts', app.hosts),
      ],
    },
    {
      title: app.installation,
      entries: [
        { at: '/code', label: app.code, isFixed: true },
        { at: '/hosts', label: app.ownHosts, isFixed: true },
      ],
    },
  ],
}

/** The pointer of an entry, or of the text in one language. `hosts` are no part of the configuration. */
export const pointerOf = ({ at }: Entry, language?: string): string => {
  const pointer = at === '/hosts' ? at : `/configuration${at}`
  return language === undefined ? pointer : `${pointer}/${language}`
}
