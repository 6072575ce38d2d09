import type { BuildEnvironmentOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']>
type CodeSplitting = Exclude<Exclude<Output, readonly unknown[]>['codeSplitting'], boolean | undefined>

/** Libraries of every page, in one file that changes only with them. */
const vendors =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?!.*persist)[^\\/]+|@formatjs[\\/][^\\/]+|intl-messageformat|seroval|seroval-plugins|use-sync-external-store)[\\/]|rolldown[\\/]runtime/

/** Icons that specialities alone have: home comes to life before they are drawn anew. */
const drawings =
  /lucide-react[\\/].*[\\/](?:activity|apple|baby|bean|bone|brain|bug|droplets?|dumbbell|ear|eye|heart-pulse|microscope|person-standing|pill|radiation|ribbon|scan-face|scan-line|scissors|face-slightly-smiling(?:-plus)?|smile|syringe|test-tube|toy-brick|venus|wind)\.mjs|src[\\/]features[\\/]speciality/

/** What pages of every kind are made of, as far as home needs it too. */
const parts =
  /[\\/](?:src[\\/](?:ui[\\/](?!sheet|avatar|badge)|i18n[\\/](?!hijri)|queries[\\/](?!appointment)|shell|context|page-load|theme|clock|routes|api[\\/]search[\\/](?:localised|filters|page-sizes|search-radius)|features[\\/](?:safe-html|external-page|legal|search-box|content-link|near-me|phone|name-of-place|localised|own-script|script-runs|use-empty|page\.css|held-time|fee|place-of))|contract|lucide-react)/

/** The criteria of a search for doctors: all that home needs of lists, once it is there. */
const criteria = /src[\\/]features[\\/]search[\\/]doctors[\\/](?:criteria|fee|facets|to-search-params|first-day)/

/** Calls, and what is kept on the device: needed once a page has come to life. */
const transport =
  /[\\/](?:src[\\/](?:api|storage|session[\\/]session-store|outbox)|workers[\\/]outbox|axios|idb-keyval)[\\/]|query-(?:persist|async)/

/** Lists, cards and maps of doctors and clinics. */
const directory = /[\\/](?:src[\\/](?:features|ui|queries|i18n)|lucide-react|contract)[\\/]/

/**
 * Few files: a file costs a slow network more than the kilobyte that is in most modules. The first group of the highest priority takes
 * a module, and what it imports with it, so what comes to life first is told first.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'vendor', test: vendors, priority: 9 },
    { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 8 },
    { name: 'parts', test: (id) => parts.test(id) && !drawings.test(id), minShareCount: 3, priority: 7 },
    { name: 'criteria', test: criteria, minShareCount: 2, priority: 6 },
    { name: 'specialities', test: drawings, minShareCount: 2, priority: 5 },
    // The one part of the transport that a page draws with.
    { name: 'localised', test: /src[\\/]api[\\/]search[\\/]localised/, priority: 4 },
    { name: 'transport', test: transport, priority: 2 },
    { name: 'directory', test: directory, minShareCount: 3, priority: 3 },
  ],
}
