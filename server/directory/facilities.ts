import type { FacilityDetail } from '#contract/facility'
import type { Language } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { whereFacility, whereListedFor, whereLocation } from './visibility/rule.ts'
import { wherePlace } from './visibility/conditions.ts'
import { readJson } from './read-json.ts'
import { facilityFields, readReference } from './reference.ts'
import type { FacilityPageRow, FaqRow, JobRow, ReviewRow } from './rows.ts'
import { viewText, type Scope } from './visibility/scope.ts'
import { type FacilityFacts, toFacilityDetail } from './to-facility-detail.ts'

export type Facilities = ReturnType<typeof createFacilities>

/** The facilities of the shared directory as one tenant may see them. */
export function createFacilities(database: OpenDatabase) {
  /** A facility that there is, in the tenant's markets and its to show. */
  async function findRow(where: string, params: unknown[], scope: Scope): Promise<FacilityPageRow | undefined> {
    const [row] = await readJson<FacilityPageRow>(
      database,
      `select ${facilityFields}, amenities, payment_methods, updated_at from facilities
       where ${wherePlace('facilities')} and ${whereFacility('facilities', '$1')} and ${where}`,
      [viewText(scope), ...params],
    )
    return row && scope.markets.includes(row.country_code) ? row : undefined
  }

  async function toDetail(row: FacilityPageRow | undefined, scope: Scope, language: Language) {
    if (!row) return undefined
    const facts = await readFacts(database, row.id, scope)
    return toFacilityDetail(row, facts, await readReference(database), scope, language)
  }

  return {
    /** A facility by id; undefined where there is none for this tenant. */
    findById: async (id: number, scope: Scope, language: Language): Promise<FacilityDetail | undefined> =>
      toDetail(await findRow('id = $2', [id], scope), scope, language),

    /** A facility by the last segment of its address. */
    findBySlug: async (
      slug: string,
      country: string,
      scope: Scope,
      language: Language,
    ): Promise<FacilityDetail | undefined> =>
      toDetail(await findRow('slug = $2 and country_code = $3', [slug, country], scope), scope, language),

    /** Whether there is such a facility for this tenant, for what hangs on it. */
    exists: async (id: number, scope: Scope): Promise<boolean> => (await findRow('id = $2', [id], scope)) !== undefined,

    /** Questions and answers in their order (C79). */
    async listFaqs(id: number, language: Language) {
      const rows = await readJson<FaqRow>(
        database,
        'select id, question, answer from facility_faqs where facility_id = $1 order by position, id',
        [id],
      )
      return rows.map((row) => ({
        id: String(row.id),
        question: textIn(row.question, language),
        answer: textIn(row.answer, language),
      }))
    },

    /** Open positions on a day, the newest first (C79). */
    async listJobs(id: number, today: string, language: Language) {
      const rows = await readJson<JobRow>(
        database,
        `select id, title, description, employment, posted_on, closes_on from facility_jobs
         where facility_id = $1 and (closes_on is null or closes_on >= $2::date) order by posted_on desc, id`,
        [id, today],
      )
      return rows.map((row) => ({
        ...row,
        id: String(row.id),
        title: textIn(row.title, language),
        description: textIn(row.description, language),
      }))
    },

    /** One page of the published reviews, those in the reader's language first and then the newest, and how all of them are spread (C79). */
    async listReviews(id: number, language: Language, page: number, perPage: number) {
      const stars = await readJson<{ rating: number; count: number }>(
        database,
        'select rating, count(*)::int as count from facility_reviews where facility_id = $1 and published group by rating',
        [id],
      )
      const spread = [1, 2, 3, 4, 5].map((rating) => stars.find((star) => star.rating === rating)?.count ?? 0)
      const total = spread.reduce((sum, count) => sum + count, 0)
      const rows = await readJson<ReviewRow>(
        database,
        `select id, rating, author, language, body, created_at from facility_reviews
         where facility_id = $1 and published order by language = $2 desc, created_at desc, id limit $3 offset $4`,
        [id, language, perPage, (page - 1) * perPage],
      )
      return {
        items: rows.map((row) => ({ ...row, id: String(row.id), created_at: new Date(row.created_at).toISOString() })),
        page,
        per_page: perPage,
        total,
        pages: Math.ceil(total / perPage),
        average: averageOf(spread, total),
        spread,
      }
    },
  }
}

async function readFacts(database: OpenDatabase, id: number, scope: Scope): Promise<FacilityFacts> {
  const [facts] = await readJson<FacilityFacts>(
    database,
    `with staff as (
       select p.id, p.speciality_id from practice_locations l join practitioners p on p.id = l.practitioner_id
         join facilities f on f.id = l.facility_id
       where l.facility_id = $1 and ${whereLocation('l', 'f', '$2')} and ${whereListedFor('p', '$2')}),
     offered as (
       select staff.speciality_id, min(s.fee) as lowest_fee from services s join staff on staff.id = s.practitioner_id
       where s.facility_id = $1 and s.hidden_since is null group by 1)
     select (select count(*)::int from staff) as doctors,
       (select coalesce(json_agg(g), '[]'::json)
          from (select speciality_id, count(*)::int as doctors, min(lowest_fee) as lowest_fee
            from staff left join offered using (speciality_id) group by 1 order by 2 desc, 1) g) as specialities,
       (select round(avg(rating), 1)::float8 from facility_reviews where facility_id = $1 and published) as average,
       (select count(*)::int from facility_reviews where facility_id = $1 and published) as reviews`,
    [id, viewText(scope)],
  )
  return facts!
}

const textIn = (text: LocalisedText, language: Language) => text[language] ?? text.en

function averageOf(spread: readonly number[], total: number): number | null {
  if (total === 0) return null
  return Math.round((spread.reduce((sum, count, index) => sum + count * (index + 1), 0) / total) * 10) / 10
}
