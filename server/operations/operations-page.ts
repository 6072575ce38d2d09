import { digestOf, documentPolicy } from '#server/policy-header'
import type { PushFigures } from '#server/domain/devices/push-figures'
import type { CalendarState } from '#server/domain/practices/calendars'
import type { FeedState } from '#server/domain/practices/feeds'
import type { BusySourceReport } from './read-busy-sources.ts'
import type { Backlog } from './read-backlog.ts'
import type { JobReport, JobState } from './read-jobs.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font-size: 1.25rem; margin: 0 }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem }
  div { overflow-x: auto }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: start; font-weight: 600; padding-block: 2rem .5rem }
  th, td { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem .75rem .5rem 0; text-align: start; font-weight: 400; vertical-align: top; font-variant-numeric: tabular-nums }
  thead th { font-size: .875rem; border: 0 }
  b { font-weight: 650 }
  small { font-size: .875rem }`

/** Content security policy of the page: its own style and nothing else. */
export const operationsPolicy = documentPolicy({ 'style-src': [digestOf(style)] })

type Shown = {
  jobs: readonly JobReport[]
  backlog: Backlog
  push: readonly PushFigures[]
  feeds: readonly FeedState[]
  sources: readonly BusySourceReport[]
  calendars: readonly CalendarState[]
  now: Date
}

/** How jobs and what waits stand, as a page that reloads every half minute. Nothing in it is of a person. */
export function operationsPage({ jobs, backlog, push, feeds, sources, calendars, now }: Shown): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="30">
<title>Operations</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Operations</h1>
<small>As of ${timeOf(now)}, for all servers of this database. <a href="">Look again</a></small>
<div role="region" aria-label="Jobs" tabindex="0"><table>
<caption>Jobs</caption>
<thead><tr><th scope="col">Job</th><th scope="col">State</th><th scope="col">Every</th><th scope="col">Last done</th><th scope="col">Given up within a day</th><th scope="col">Last failure</th></tr></thead>
<tbody>${jobs.map(jobRow).join('')}</tbody>
</table></div>
<div role="region" aria-label="What waits" tabindex="0"><table>
<caption>What waits</caption>
<tbody>
${waitingRow('Messages that no gateway has accepted yet', backlog.messages, backlog.messagesSince)}
${waitingRow('Slots that are held', backlog.holds)}
${waitingRow('Holds that ran out and are still to be removed', backlog.expiredHolds)}
${waitingRow('Payments that are open', backlog.openPayments)}
${waitingRow('Refunds that the provider has not taken yet', backlog.dueRefunds, backlog.dueRefundsSince)}
${waitingRow('Of these, refunds that came to nothing after it had taken them', backlog.failedRefunds)}
${waitingRow('Of these, refunds that are ordered no more: give the money back at the provider', backlog.givenUpRefunds)}
${waitingRow('Earlier times that are offered', backlog.openOffers)}
</tbody>
</table></div>
<div role="region" aria-label="Messages to devices" tabindex="0"><table>
<caption>Messages to devices, in the last seven days</caption>
<thead><tr><th scope="col">Client</th><th scope="col">Service</th><th scope="col">Accepted</th><th scope="col">Device gone</th><th scope="col">Refused</th><th scope="col">Attempts that failed</th></tr></thead>
<tbody>${push.map(pushRow).join('') || '<tr><td colspan="6">None</td></tr>'}</tbody>
</table></div>
<div role="region" aria-label="Practices that are told" tabindex="0"><table>
<caption>Practices that are told of their appointments</caption>
<thead><tr><th scope="col">Facility</th><th scope="col">State</th><th scope="col">Waiting</th><th scope="col">Parked</th><th scope="col">Oldest</th><th scope="col">Last answer</th></tr></thead>
<tbody>${feeds.map(feedRow).join('') || '<tr><td colspan="6">None</td></tr>'}</tbody>
</table></div>
<div role="region" aria-label="Practices that tell busy times" tabindex="0"><table>
<caption>Practices that tell when their practitioners are busy</caption>
<thead><tr><th scope="col">Facility</th><th scope="col">State</th><th scope="col">Practitioners</th><th scope="col">Oldest known as of</th></tr></thead>
<tbody>${sources.map(sourceRow).join('') || '<tr><td colspan="4">None</td></tr>'}</tbody>
</table></div>
<div role="region" aria-label="Calendars of practices" tabindex="0"><table>
<caption>Calendars of practices that are read for when their practitioners are busy</caption>
<thead><tr><th scope="col">Facility, calendar</th><th scope="col">State</th><th scope="col">Of</th><th scope="col">Busy times</th><th scope="col">Last read</th><th scope="col">Believed until</th></tr></thead>
<tbody>${calendars.map((calendar) => calendarRow(calendar, now)).join('') || '<tr><td colspan="6">None</td></tr>'}</tbody>
</table></div>
</main>
</body>
</html>
`
}

const stateWords: Record<JobState, string> = {
  ok: 'OK',
  running: 'Running',
  waiting: 'Not done yet',
  late: '<b>Late</b>',
  failed: '<b>Failed</b>',
}

const jobRow = ({ name, state, everySeconds, doneAt, runningSince, givenUp, lastFailure }: JobReport) =>
  `<tr><th scope="row">${escape(name)}</th><td>${stateWords[state]}${runningSince ? ` since ${timeOf(runningSince)}` : ''}</td><td>${periodOf(everySeconds)}</td><td>${doneAt ? timeOf(doneAt) : '–'}</td><td>${givenUp}</td><td>${escape(lastFailure ?? '–')}</td></tr>`

const pushRow = ({ tenantCode, service, accepted, gone, refused, failed }: PushFigures) =>
  `<tr><th scope="row">${escape(tenantCode)}</th><td>${escape(service)}</td><td>${accepted}</td><td>${gone}</td><td>${refused}</td><td>${failed}</td></tr>`

const feedRow = ({
  facilityId,
  facility,
  waiting,
  parked,
  oldest,
  failures,
  lastAnswer,
  lastAnswerAt,
  nextAt,
}: FeedState) =>
  `<tr><th scope="row">${escape(facility)} (${facilityId})</th><td>${failures > 0 ? `<b>Away</b>, called again ${timeOf(nextAt)}` : 'OK'}</td><td>${waiting}</td><td>${parked > 0 ? `<b>${parked}</b>` : 0}</td><td>${oldest ? timeOf(oldest) : '–'}</td><td>${lastAnswer && lastAnswerAt ? `${escape(lastAnswer)}, ${timeOf(lastAnswerAt)}` : '–'}</td></tr>`

const sourceRow = ({ facilityId, facility, practitioners, outdated, oldest }: BusySourceReport) =>
  `<tr><th scope="row">${escape(facility)} (${facilityId})</th><td>${outdated > 0 ? `<b>Not offered: ${outdated}</b>` : 'OK'}</td><td>${practitioners}</td><td>${oldest ? timeOf(oldest) : '–'}</td></tr>`

function calendarRow(calendar: CalendarState, now: Date): string {
  const { facilityId, facility, name, practitioner, busy, failures, lastAnswer, readAt, trustedUntil } = calendar
  const states = [
    ...(trustedUntil <= now ? ['<b>Not offered</b>'] : []),
    ...(failures > 0 ? [`<b>Not read: ${escape(lastAnswer)}</b>, ${failures} in a row`] : []),
  ]
  return `<tr><th scope="row">${escape(facility)} (${facilityId}), ${escape(name)}</th><td>${states.join('. ') || 'OK'}</td><td>${escape(practitioner ?? 'everybody')}</td><td>${busy}</td><td>${timeOf(readAt)}</td><td>${timeOf(trustedUntil)}</td></tr>`
}

const waitingRow = (what: string, total: number, since?: Date) =>
  `<tr><th scope="row">${what}</th><td>${total}${since ? `, the first since ${timeOf(since)}` : ''}</td></tr>`

const timeOf = (instant: Date) =>
  `<time datetime="${instant.toISOString()}">${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const periodOf = (seconds: number) =>
  seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
