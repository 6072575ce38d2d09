import type { BuildEnvironmentOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']>
type CodeSplitting = Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>

/**
 * Libraries of every page, in one file that changes only with them; several queries at once are of lists alone. Modules of styles are empty by then:
 * anywhere else, a file that imports nothing but them would be imported for them.
 */
const vendors =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?!.*(?:persist|mutationObserver|useMutation|queriesObserver|useQueries|useSuspenseQuery))[^\\/]+|@formatjs[\\/][^\\/]+|intl-messageformat|seroval|seroval-plugins|use-sync-external-store)[\\/]|rolldown[\\/]runtime|\.vanilla\.css$/

/** Icons used by specialities alone: home is interactive before it renders them. */
const drawings =
  /lucide-react[\\/].*[\\/](?:activity|apple|baby|bean|bone|brain|bug|droplets?|dumbbell|ear|heart-pulse|microscope|person-standing|radiation|ribbon|scan-face|scan-line|scissors|face-slightly-smiling(?:-plus)?|smile|syringe|test-tube|toy-brick|venus|wind)\.mjs|src[\\/]features[\\/]speciality/

/** What home and other pages share, as far as home shows it: its first load has nothing that is of others alone. */
const parts =
  /[\\/](?:src[\\/](?:ui[\\/](?:chip|hydrate-when-near)|i18n[\\/](?!use-seconds|problem|hijri|region-names|ago)|queries[\\/](?:search|directory|availability|position)|shell[\\/](?!app-bar)|context|page-load[\\/](?!asks-for-privacy|sends-closed|use-shown-code)|theme|routes|features[\\/](?:page\.css|safe-html|external-page|legal|content-link|near-me(?![\\/]other-market)|own-script|script-runs|use-empty|fee[\\/]offered-fee|place-of-times|held-time[\\/]held\.messages))|contract[\\/](?:wall-clock|repeated-time|search-radius)|lucide-react[\\/].*[\\/](?:chevron-down|eye|locate-fixed|map-pin|pill|search|video)\.mjs)/

/** Home itself, with what its own later parts share with it. */
const home =
  /src[\\/](?:pages[\\/]home[\\/](?:use-home|home\.|home-criteria|free-times|own-specialities|soonest)|features[\\/]search-box[\\/](?:search-box|visit-kinds|parts[\\/](?:use-combobox|use-popup|search-box\.css)))|lucide-react[\\/].*[\\/]arrow-right\.mjs/

/** What every page but home has of the same. */
const common =
  /src[\\/](?:ui[\\/](?:avatar|badge|note|use-latest-callback)\.|features[\\/](?:slot-picker[\\/]part-of-day|fee[\\/]fee|slot-row[\\/](?:slot-row\.messages|slot\.css)))|contract[\\/]directory\.|lucide-react[\\/].*[\\/](?:banknote|chevron-right|circle-check|circle-exclamation-point|info|triangle-exclamation-point)\.mjs/

/** Fields, days and what else the page of a doctor and a patient's own pages have, and lists have not. */
const fields =
  /src[\\/](?:ui[\\/](?:bottom-bar|field|text-field|segmented)\.|i18n[\\/]hijri|features[\\/](?:second-calendar|share[\\/]|tenant-blocks[\\/](?:lazy-placed-banners|parts[\\/]placed-banners-query)))|lucide-react[\\/].*[\\/]share-2\.mjs/

/** A doctor's card, and the criteria of a search for doctors: of lists, all that home needs after it is interactive. */
const criteria =
  /src[\\/]features[\\/](?:search[\\/]doctors[\\/](?:criteria|fee|facets|to-search-params|first-day)|practitioner-card|name-of-place)|src[\\/]api[\\/]search[\\/]filters|lucide-react[\\/].*[\\/]arrow-up-down/

/** Calls and device storage that every page needs after it is interactive. */
const transport =
  /[\\/](?:src[\\/](?:api(?![\\/](?:account|appointment|attempt|calendar|consent|device|discovery|document|open-intents|passkey|payment|photo|practitioner-video|search|settings|signing[\\/]form-body|social|tracking|video|visit-(?:document|message)))|storage(?![\\/](?:badge-|practitioner-link|visit-push|push-|arrival-source|background-sending|card-photos|device-key|first-attempts|holder-key|insurance-preference|outbox-files|own-insurance|recent-searches|sign-in-draft|stay-choice)))|axios|idb-keyval)[\\/]|src[\\/](?:features[\\/](?:install[\\/]is-installed|near-me[\\/]other-market|doctor-online[\\/]watched-visits)|clock[\\/]wait-until|i18n[\\/]ago|page-load[\\/]asks-for-privacy|session[\\/](?:session-store|kept-visit|session-data|viewer\.))|contract[\\/](?:headers|problem-codes)|query-(?:persist|async)|lucide-react[\\/].*[\\/]rotate-ccw-clock/

/** The outbox: loaded by a page that submits a change or finds one. What is shown of each kind is loaded later. */
const outbox =
  /src[\\/](?:app[\\/]boot[\\/]outbox\.|outbox[\\/](?!booking[\\/](?:booking-notice|news-)|cancelling[\\/]cancel-(?:notice|change)|moving[\\/]move-(?:notice|change)|(?:visit-switches[\\/]switch|message-settings[\\/]message-settings|relative-removal[\\/]removal|profile[\\/]profile|relative-addition[\\/]addition|relative-details[\\/]details|document-addition[\\/]document|document-(?:details|removal)[\\/]document-(?:details|removal)|visit-document[\\/]visit-document|visit-feedback[\\/]feedback)-(?:notice|change)|changed-(?:visit|fields)|notices[\\/](?:visit|change)-notice|pending[\\/]pending(?!-of)))|workers[\\/]outbox/

/** Filters of a list: beside it on wide screens, in a sheet on phones. */
const filters =
  /features[\\/]search[\\/]list[\\/](?:option-group|facet-options|fold|use-counts|filters\.css|filter-sheet)/

/** Shared by the lists of doctors and of clinics, with their maps. */
const lists =
  /features[\\/](?:search[\\/](?!clinics|list[\\/](?:option-group|facet-options|fold|use-counts|filters\.css|filter-sheet|empty-directory|nothing-found|filters-to-remove|removable-parts))|map[\\/](?:list-map|map-chip|map-waiting|use-(?!all-in-view))|insurance-preference[\\/](?:use-remember|to-))|pages[\\/]doctor-results[\\/](?:use-names|name-criteria|results\.messages|use-results|found-doctor\.|heading|canonical|nearest)|api[\\/]search[\\/]page-sizes|queriesObserver|useQueries|lucide-react[\\/].*[\\/]map\.mjs/

/** The map of a list or of a clinic, once it is opened. */
const maps = /features[\\/]map[\\/](?:map-panel|use-all-in-view|more-note)/

/** What stands in place of an empty list. */
const nothingFound =
  /features[\\/]search[\\/]list[\\/](?:empty-directory|nothing-found|filters-to-remove|removable-parts)|usage[\\/]use-report-usage/

/** What a refused call says, what is paid before a visit, and when it is by a device in another zone. */
const refusals =
  /i18n[\\/]problem\.messages|features[\\/](?:needs-network|own-zone|refused-call|wallets[\\/]wallet-names)|machines[\\/]payment[\\/]payment-outlook/

/** The visits of this visitor. */
const visits =
  /features[\\/](?:appointment|calendar-link[\\/]guest-calendar|video-entry[\\/]later)|queries[\\/]appointment|api[\\/]video-api|contract[\\/]calendar-file|lucide-react[\\/].*[\\/](?:armchair|battery-charging|calendar-minus|door-open|id-card|rotate-ccw|volume-2)\.mjs/

/** What pays for a visit: shown of the few that are paid before. */
const payment = /features[\\/](?:visit-payment|wallets)|src[\\/]api[\\/]payment/

/** Of the directory, what lists show as well as the pages of a doctor and a clinic. */
const directory =
  /src[\\/](?:features[\\/](?:slot-row|breadcrumb|list-card|held-time|place-of|without-title|use-picture|related-links[\\/](?:related-query|late-))|queries[\\/]held-times)|contract[\\/]trim\.|lucide-react[\\/].*[\\/]badge-check\.mjs/

/** Forms, and what is asked in them: booking, the ways into an account, the patient's own pages; with the calls and the device storage of those. */
const forms =
  /src[\\/](?:api[\\/](?:attempt|open-intents|signing[\\/]form-body|tracking)|storage[\\/](?!badge-|practitioner-link|visit-push|push-)|outbox[\\/](?:changed-visit|(?:cancelling[\\/]cancel|moving[\\/]move|visit-switches[\\/]switch)-change)|outbox[\\/]changed-fields[\\/](?:own-forms|settled)|ui[\\/](?:form|(?:code|phone|date|password)-field)|features[\\/](?:code-entry|person|captcha[\\/](?!parts)|phone[\\/](?!all-|parse-))|i18n[\\/]use-seconds|session[\\/]provide-phone|queries[\\/]account)|contract[\\/](?:account|plain-text|text-limits)|workers[\\/]outbox[\\/]verdict|machines[\\/](?:phone-code|required|not-provided|flow-problem)|@xstate[\\/]react/

/** Files of documents, which a patient's pages and the room of a visit by video send and show. */
const files = /src[\\/](?:features[\\/]document-files|queries[\\/]visit-documents|api[\\/]visit-document)/

/** A patient's own pages, without what the profile and the relatives alone share to keep changes until they can be sent. */
const own =
  /src[\\/](?:features[\\/](?:own-(?:pages|copies|visits)[\\/]|own-forms[\\/](?!kept-change|differing)|unsent-changes[\\/]|clear-device)|queries[\\/]own-(?!fields|profile|relative-|kept-files|document-(?:additions|changes|removals))|session[\\/](?:begin-session|own-copies|to-own-copies|file-copies|brief-session|arrival|sign-out|clear-device|encode-password)|api[\\/](?:passkey|photo|settings|social))|contract[\\/](?:passkey|settings)/

/** What asks who holds the device, and what it then knows them by: a code, a password or a passkey. */
const owner =
  /features[\\/](?:confirm-owner|own-code|passkeys)|machines[\\/](?:own-code|passkey)|lucide-react[\\/].*[\\/]fingerprint/

/** What is agreed to: on the ways into an account and in the settings. */
const agreements = /features[\\/]agreements[\\/](?:agreements\.messages|consent-boxes|missing-consents)|ui[\\/]choice\./

/** What counts visits: one small file, loaded once the page is idle. */
const usage = /src[\\/]usage[\\/](?!use-|count-install)|contract[\\/]usage-events/

/** What turns messages on this device on and off: in the settings, and where it is offered. */
const messages =
  /src[\\/](?:features[\\/](?:push[\\/](?:parts[\\/])?(?:push\.messages|provide-push|way-of|register-device|device-calls|use-look-again)|install[\\/]resting)|storage[\\/]push-choice|api[\\/]device)|machines[\\/]push-subscription/

/** Of the page of a doctor, what that of a clinic and a booking have as well. */
const profiles =
  /features[\\/](?:slot-picker[\\/](?!parts[\\/]day-calendar)|home-times)|pages[\\/]doctor[\\/]doctor\.(?!route)|queries[\\/]practitioner|useSuspenseQuery|api[\\/]search[\\/]localised|lucide-react[\\/].*[\\/](?:languages|moon|sun|sunrise)\.mjs/

/** What a patient's own pages and a booking share: icons, rows, choices. */
const pages =
  /[\\/](?:src[\\/](?:ui[\\/](?!choice|form|(?:code|phone|date|password)-field)|queries[\\/](?!appointment|account|payment|own-|video-)|i18n[\\/](?!use-seconds|problem)|clock|features[\\/]visit-documents[\\/]later|page-load)|contract[\\/](?!account|calendar-file|documents|passkey|settings|plain-text|text-limits|problem-codes|usage)|lucide-react(?!.*[\\/](?:fingerprint|(?:armchair|battery-charging|calendar-minus|door-open|id-card|rotate-ccw|volume-2)\.mjs)))/

/**
 * Few files: on a slow network a file costs more than the kilobyte that most modules have. The first group of the highest
 * priority takes a module with its imports, so groups are listed in the order in which they are needed.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: vendors, priority: 19 },
    { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 18 },
    { name: 'parts', test: parts, minShareCount: 3, priority: 17 },
    { name: 'home', test: home, minShareCount: 2, priority: 16 },
    { name: 'specialities', test: drawings, minShareCount: 2, priority: 15 },
    { name: 'common', test: common, minShareCount: 3, priority: 14 },
    { name: 'directory', test: directory, minShareCount: 2, priority: 13 },
    { name: 'criteria', test: criteria, minShareCount: 2, priority: 12 },
    { name: 'lists', test: lists, minShareCount: 2, priority: 11 },
    { name: 'nothing-found', test: nothingFound, minShareCount: 2, priority: 11 },
    { name: 'fields', test: fields, minShareCount: 2, priority: 10 },
    { name: 'profiles', test: profiles, minShareCount: 2, priority: 9 },
    { name: 'transport', test: transport, priority: 7 },
    { name: 'pages', test: pages, minShareCount: 3, priority: 6 },
    { name: 'filters', test: filters, minShareCount: 2, priority: 5 },
    { name: 'maps', test: maps, minShareCount: 2, priority: 5 },
    // Public pages ask for nothing that is refused or paid.
    { name: 'refusals', test: refusals, minShareCount: 2, priority: 5 },
    // Of the libraries, what few pages need.
    { name: 'mutation', test: /query.*(?:useMutation|mutationObserver)/, priority: 5 },
    { name: 'visits', test: visits, minShareCount: 2, priority: 4 },
    { name: 'forms', test: forms, minShareCount: 2, priority: 3 },
    { name: 'outbox', test: outbox, priority: 2 },
    { name: 'payment', test: payment, minShareCount: 2, priority: 1 },
    { name: 'agreements', test: agreements, minShareCount: 2, priority: 1 },
    { name: 'usage', test: usage, priority: 1 },
    { name: 'own', test: own, minShareCount: 2, priority: 0 },
    { name: 'owner', test: owner, minShareCount: 2, priority: 0 },
    { name: 'messages', test: messages, minShareCount: 2, priority: 0 },
    { name: 'files', test: files, minShareCount: 2, priority: 0 },
  ],
}
