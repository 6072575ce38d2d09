import type { BuildEnvironmentOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']>
type CodeSplitting = Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>

/** Libraries of every page, in one file that changes only with them. */
const vendors =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?!.*(?:persist|mutationObserver|useMutation))[^\\/]+|@formatjs[\\/][^\\/]+|intl-messageformat|seroval|seroval-plugins|use-sync-external-store)[\\/]|rolldown[\\/]runtime/

/** Icons used by specialities alone: home is interactive before it renders them. */
const drawings =
  /lucide-react[\\/].*[\\/](?:activity|apple|baby|bean|bone|brain|bug|droplets?|dumbbell|ear|eye|heart-pulse|microscope|person-standing|pill|radiation|ribbon|scan-face|scan-line|scissors|face-slightly-smiling(?:-plus)?|smile|syringe|test-tube|toy-brick|venus|wind)\.mjs|src[\\/]features[\\/]speciality/

/** Shared parts of all pages, as far as home needs them too; what forms and flows share is left to them. */
const parts =
  /[\\/](?:src[\\/](?:ui[\\/](?!sheet|avatar|badge|bottom-bar|choice|(?:[a-z]+-)?field|form|tabs)|i18n[\\/](?!use-seconds|problem)|queries[\\/](?!appointment|account|payment|own-|video-)|shell[\\/](?!app-bar)|context|page-load[\\/](?!asks-for-privacy)|theme|clock|routes|api[\\/]search[\\/](?:localised|filters|page-sizes|search-radius)|features[\\/](?:safe-html|external-page|legal|search-box|content-link|near-me|name-of-place|localised|own-script|script-runs|use-empty|page\.css|held-time|fee|place-of))|contract[\\/](?!account|calendar-file|documents|passkey|settings|plain-text|text-limits|problem-codes|usage|video)|lucide-react(?!.*[\\/]fingerprint))/

/** The criteria of a search for doctors: all that home needs of lists, after it is interactive. */
const criteria = /src[\\/]features[\\/]search[\\/]doctors[\\/](?:criteria|fee|facets|to-search-params|first-day)/

/** Calls and device storage: needed after a page is interactive. */
const transport =
  /[\\/](?:src[\\/](?:api(?![\\/](?:account|calendar|consent|device|discovery|document|passkey|payment|photo|search|settings|social|visit-document))|storage(?![\\/](?:badge-|visit-push|push-)))|axios|idb-keyval)[\\/]|src[\\/]features[\\/]install[\\/]is-installed|src[\\/]session[\\/](?:session-store|kept-visit|session-data)|src[\\/]outbox[\\/](?:changed-visit|(?:cancelling[\\/]cancel|moving[\\/]move|visit-switches[\\/]switch)-change)|contract[\\/]problem-codes|query-(?:persist|async)|lucide-react[\\/].*[\\/]rotate-ccw-clock/

/** The outbox: loaded by a page that submits a change or finds one. What is shown of each kind is loaded later. */
const outbox =
  /src[\\/](?:app[\\/]boot[\\/]outbox\.|outbox[\\/](?!booking[\\/](?:booking-notice|news-)|cancelling[\\/]cancel-(?:notice|change)|moving[\\/]move-(?:notice|change)|(?:visit-switches[\\/]switch|message-settings[\\/]message-settings|relative-removal[\\/]removal|profile[\\/]profile|relative-addition[\\/]addition|relative-details[\\/]details|document-addition[\\/]document|document-(?:details|removal)[\\/]document-(?:details|removal)|visit-document[\\/]visit-document)-(?:notice|change)|changed-(?:visit|fields)|notices[\\/](?:visit|change)-notice|pending[\\/]pending(?!-of)))|workers[\\/]outbox/

/** Filters of a list: beside it on wide screens, in a sheet on phones. */
const filters =
  /features[\\/]search[\\/]list[\\/](?:option-group|facet-options|fold|use-counts|filters\.css|filter-sheet)/

/** Shared by the lists of doctors and of clinics, with their maps. */
const lists =
  /features[\\/](?:search[\\/](?!clinics|list[\\/](?:option-group|facet-options|fold|use-counts|filters\.css|filter-sheet))|map[\\/](?:map-panel|map-chip|use-|more-note)|insurance-preference[\\/](?:use-remember|to-))|pages[\\/]doctor-results[\\/](?:use-names|name-criteria|results\.messages)/

/** What a refused call says, what is paid before a visit, and when it is by a device in another zone. */
const refusals =
  /i18n[\\/]problem\.messages|features[\\/](?:needs-network|own-zone|refused-call|wallets[\\/]wallet-names)|machines[\\/]payment[\\/]payment-outlook/

/** The visits of this visitor. */
const visits = /features[\\/]appointment|queries[\\/]appointment/

/** What pays for a visit: shown of the few that are paid before. */
const payment = /features[\\/](?:visit-payment|wallets)|src[\\/]api[\\/]payment/

/** Cards and pages of doctors and clinics. */
const directory =
  /[\\/](?:src[\\/](?:features[\\/](?!app-badge|doctor-online|install|map|push|search|appointment|visit-payment|wallets|overlap-note|earlier-|own-|clear-device|code-entry|confirm-owner|needs-network|new-password|passkeys|person|phone|captcha|social|documents|pictures|refused-call|slot-picker|unsent-)|ui[\\/](?!choice|form|(?:code|phone|date|password)-field)|queries[\\/](?!appointment|account|payment|own-|video-)|i18n[\\/](?!use-seconds|problem))|lucide-react(?!.*[\\/]fingerprint)|contract[\\/](?!account|passkey|settings|plain-text|text-limits|problem-codes|usage))/

/** Forms, and what is asked in them: booking, the ways into an account, the patient's own pages. */
const forms =
  /src[\\/](?:outbox[\\/]changed-fields[\\/](?:own-forms|settled)|ui[\\/](?:form|(?:code|phone|date|password)-field)|features[\\/](?:code-entry|person|captcha[\\/](?!parts)|phone[\\/](?!all-|parse-))|i18n[\\/]use-seconds|session[\\/]provide-phone|queries[\\/]account)|contract[\\/](?:account|plain-text|text-limits)|machines[\\/](?:phone-code|required|not-provided|flow-problem)|@xstate[\\/]react/

/** A patient's own pages, without what the profile and the relatives alone share to keep changes until they can be sent. */
const own =
  /src[\\/](?:features[\\/](?:own-(?:pages|copies|visits)[\\/]|own-forms[\\/](?!kept-change|differing)|unsent-changes[\\/]|clear-device|confirm-owner|passkeys)|queries[\\/]own-(?!fields|profile|relative-|kept-files|document-(?:additions|changes|removals))|session[\\/](?:begin-session|own-copies|to-own-copies|file-copies|brief-session|arrival|sign-out|clear-device|encode-password)|api[\\/](?:passkey|photo|settings|social))|contract[\\/](?:passkey|settings)|machines[\\/]passkey|lucide-react[\\/].*[\\/]fingerprint/

/** What counts visits: one small file, loaded once the page is idle. */
const usage = /src[\\/](?:usage[\\/](?!use-|count-install)|page-load[\\/]asks-for-privacy)|contract[\\/]usage-events/

/** What turns messages on this device on and off: in the settings, and where it is offered. */
const messages =
  /src[\\/](?:features[\\/](?:push[\\/](?:parts[\\/])?(?:push\.messages|provide-push|way-of|register-device|device-calls|use-look-again)|install[\\/]resting)|storage[\\/]push-choice|api[\\/]device)|machines[\\/]push-subscription/

/** Shared by the page of a doctor and that of a clinic. */
const profiles =
  /features[\\/](?:slot-picker[\\/](?!parts[\\/]day-calendar)|tenant-blocks[\\/]lazy-placed-banners)|lucide-react[\\/].*[\\/]languages\.mjs/

/**
 * Few files: on a slow network a file costs more than the kilobyte that most modules have. The first group of the highest
 * priority takes a module with its imports, so groups are listed in the order in which they are needed.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: vendors, priority: 14 },
    { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 13 },
    { name: 'parts', test: (id) => parts.test(id) && !drawings.test(id), minShareCount: 3, priority: 12 },
    { name: 'criteria', test: criteria, minShareCount: 2, priority: 11 },
    { name: 'specialities', test: drawings, minShareCount: 2, priority: 10 },
    { name: 'directory', test: directory, minShareCount: 3, priority: 9 },
    { name: 'lists', test: lists, minShareCount: 2, priority: 8 },
    { name: 'profiles', test: profiles, minShareCount: 2, priority: 7 },
    { name: 'filters', test: filters, minShareCount: 2, priority: 6 },
    // Public pages ask for nothing that is refused or paid.
    { name: 'refusals', test: refusals, minShareCount: 2, priority: 5 },
    // Of the libraries, what few pages need.
    { name: 'mutation', test: /query.*(?:useMutation|mutationObserver)/, priority: 5 },
    { name: 'visits', test: visits, minShareCount: 2, priority: 4 },
    { name: 'transport', test: transport, priority: 3 },
    { name: 'outbox', test: outbox, priority: 2 },
    { name: 'payment', test: payment, minShareCount: 2, priority: 1 },
    { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
    { name: 'usage', test: usage, priority: 1 },
    { name: 'own', test: own, minShareCount: 2, priority: 0 },
    { name: 'messages', test: messages, minShareCount: 2, priority: 0 },
  ],
}
