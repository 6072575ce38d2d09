import { and, asc, desc, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { toCalendarFeed } from '#contract/calendar-file'
import { appointments, reservations } from '#server/db/schema/appointments'
import type { Database } from '#server/db/open'
import type { Language } from '#contract/locale'
import { createCalendarFeeds } from '#server/domain/accounts/calendar-feeds'
import { isOfAccount } from '#server/domain/booking/appointment-access'
import { createVisitCalendars } from '#server/domain/booking/visit-calendar'
import { problem } from '#server/errors'
import { countCost } from '#server/plugins/gateway/rate-limits'
import { selectAppointments, toAppointment } from '#server/domain/appointments/appointment-view'
import { localeOf } from '#server/messages/visit-messages'
import { writeInstant } from '#server/messages/write-instant'
import { brandOf } from '#server/tenants/tenant'
import { originOf } from '#server/web/origin'
import { feedWords } from './feed-words.ts'

/** How far back a calendar has visits, in days, and how many it has at most. */
const pastDays = 90
const mostVisits = 200
/** Calendars are asked to read again so often, in hours. */
const refreshHours = 4
/** Points that a look at the calendar costs of an IP address's calls per minute, and one with a token that nobody has. */
const lookCost = 5
const wrongTokenCost = 30

/**
 * `/calendar/{token}.ics`: an account's visits, or one visit of a guest, for the calendars that subscribed to them. Who has the address sees
 * when and where, and nothing of why; it ends when it is renewed or revoked, with the account, and that of one visit a week after it.
 */
export const calendarFeed: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 80 }) }) } },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
      const wanted = token === undefined ? undefined : await findWanted(app.db, token, app.clock())
      const isOfTenant = wanted !== undefined && wanted.tenantCode === request.knownTenant?.code
      await countCost(request, isOfTenant ? lookCost : wrongTokenCost)
      if (!isOfTenant) throw problem('not_found')
      return send(reply, await writeFeed(request, wanted))
    },
  )
}

/** Which visits a link shows, and in which language. */
type Wanted = { tenantCode: string; language: Language; visits: SQL }

async function findWanted(db: Database, token: string, now: Date): Promise<Wanted | undefined> {
  const owner = await createCalendarFeeds(db).findOwner(token)
  if (owner) return { ...owner, visits: isOfAccount(db, owner.patientId) }
  const visit = await createVisitCalendars(db, now).find(token)
  return visit && { ...visit, visits: eq(appointments.id, visit.id) }
}

function send(reply: FastifyReply, feed: string) {
  return reply
    .type('text/calendar; charset=utf-8')
    .headers({
      'cache-control': 'private, max-age=900',
      'content-disposition': 'inline; filename="visits.ics"',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(feed)
}

async function writeFeed(request: FastifyRequest, { tenantCode, language, visits }: Wanted): Promise<string> {
  const { server, tenant } = request
  const now = server.clock()
  const since = new Date(now.getTime() - pastDays * 86_400_000)
  const rows = await selectAppointments(server.db)
    .where(
      and(
        eq(appointments.tenantCode, tenantCode),
        visits,
        // What nobody has paid for was never certain.
        notInArray(appointments.status, ['awaiting_payment', 'expired']),
        sql`upper(${reservations.during}) > ${since.toISOString()}`,
      ),
    )
    .orderBy(desc(reservations.during), asc(appointments.id))
    .limit(mostVisits)
  const brand = brandOf(tenant, language)
  const words = feedWords[language]
  const { intl } = localeOf(language, tenant.configuration.country_code)
  const { host } = new URL(originOf(request))
  return toCalendarFeed(
    rows.map((row) => {
      const visit = toAppointment(row, language)
      const description = words.description(visit.appointment_number, writeInstant(intl, visit.start, visit.time_zone))
      return { visit, text: { summary: words.summary(brand), description, brand, host, now } }
    }),
    { name: words.name(brand), refreshHours },
  )
}
