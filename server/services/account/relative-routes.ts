import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import {
  mostRelatives,
  PatientCheck,
  PatientIsValid,
  Relative,
  RelativeChange,
  RelativeForm,
  RelativeList,
  RelativeListQuery,
  RelativeRemoved,
} from '#contract/relative'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import type { Database } from '#server/db/open'
import { changeFields } from '#server/domain/profile/change-fields'
import { type CheckedFields, findPaperFaults } from '#server/domain/profile/paper-faults'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { dayInZone } from '#server/domain/relatives/adult'
import type { ConsentMessage } from '#server/domain/relatives/request-consent'
import { addRelative, changeRelative, removeRelative } from '#server/domain/relatives/change-relatives'
import { createRelativeRepository, type Owner, type RelativeRow } from '#server/domain/relatives/relative-repository'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { addressLimit } from './address-limit.ts'
import { consentAsker } from './consent-asker.ts'
import { consentsOf } from './consent-view.ts'
import { noteOfCaller } from './note-of-caller.ts'
import { toDetails, toRelative, toRelativeForm, toSelf } from './relative-view.ts'

/** The relatives of the signed-in patient (P03). */
export const relativeRoutes: ServicePlugin = async (app) => {
  const security = signedWith('patient')
  const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
  const rateLimit = addressLimit(app)
  const consents = consentAsker(app)

  app.get(
    calls.patients.path,
    {
      schema: {
        operationId: 'listPatients',
        summary: 'The relatives of the signed-in patient (C39, N02)',
        description:
          'In the order in which they were added. With `include_master` the patient comes first, as `self`, with the id of the account. Adults ' +
          'have a `consent`; until it is given their identity is left out, and nothing can be booked for them.',
        security,
        querystring: RelativeListQuery,
        response: { 200: Data(RelativeList) },
      },
    },
    async (request) => {
      const owner = ownerOf(request)
      const rows = await createRelativeRepository(app.db, owner).list()
      const self = request.query.include_master ? [await findSelf(owner)] : []
      const consentOf = await consentsOf(request, owner)
      const patients = rows.map((row) => toRelative(row, consentOf(row)))
      return { data: { patients: [...self, ...patients], most: mostRelatives } }
    },
  )

  app.post(
    calls.addPatient.path,
    {
      schema: {
        operationId: 'addPatient',
        summary: 'Adds a relative (C39, N02, V01)',
        description:
          'Somebody with the same name and birthday, or the same identity, is refused with `relative_exists`. An adult is asked for their ' +
          'consent, by text or mail, where they can be. With an Idempotency-Key, a repetition is given the first answer.',
        security,
        body: RelativeForm,
        response: { 200: Data(Relative) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['relative_exists', 'relatives_limit'] },
    },
    async (request) => {
      const { body } = request
      const owner = ownerOf(request)
      const now = app.clock()
      await refuseFaults(request, body)
      const change = { owner, details: toDetails(body), now }
      let message: ConsentMessage | undefined
      const data = await withOptionalIdempotency(request, body, async (tx) => {
        const row = await addRelative(tx, change)
        await noteOfCaller(tx, request, 'relative_added')
        message = await consents.requestIfPossible(tx, request, owner, row.id)
        return toRelative(row, (await consentsOf(request, owner, tx))(row))
      })
      return { data: await sendFor(request, owner, data, message) }
    },
  )

  app.put(
    routePath(additions.changePatient),
    {
      schema: {
        operationId: 'changePatient',
        summary: 'Changes some fields of a relative, unless they were changed elsewhere meanwhile',
        description:
          'For a change that waited on a device. `was` says what it knew of each field: where one is neither that any more nor `now` already, all stays ' +
          'as it is (`changed_elsewhere`). The identity stays. Adults are asked as by the change of a relative. With an Idempotency-Key, a ' +
          'repetition is given the first answer.',
        security,
        params,
        body: RelativeChange,
        response: { 200: Data(Relative) },
      },
      config: { rateLimit, keyed: 'optional', problems: ['not_found', 'relative_exists', 'changed_elsewhere'] },
    },
    async (request) => {
      const { body, params } = request
      const owner = ownerOf(request)
      await refuseFaults(request, body.now, '/now')
      let message: ConsentMessage | undefined
      const data = await withOptionalIdempotency(request, body, async (tx) => {
        let isChanged = false
        const details = (before: RelativeRow) => {
          const changed = changeFields(toRelativeForm(before), body)
          isChanged = changed !== undefined
          return toDetails(changed ?? toRelativeForm(before))
        }
        const row = await changeRelative(tx, params.id, {
          ...{ owner, details, today: dayInZone(request.zone, app.clock()) },
        })
        if (isChanged) await noteOfCaller(tx, request, 'relative_changed')
        const asked = await requestIfNeeded(tx, request, owner, row)
        message = asked.message
        return asked.relative
      })
      return { data: await sendFor(request, owner, data, message) }
    },
  )

  app.put(
    routePath(calls.updatePatient),
    {
      schema: {
        operationId: 'updatePatient',
        summary: 'Changes a relative (C40, N02, V01)',
        description:
          'Everything is written: a field that is left out is emptied, but for the identity of an adult who did not agree. An adult who is ' +
          'another person now, or whose open question went to another contact, is asked anew.',
        security,
        params,
        body: RelativeForm,
        response: { 200: Data(Relative) },
      },
      config: { rateLimit, problems: ['not_found', 'relative_exists'] },
    },
    async (request) => {
      const { body, params } = request
      const owner = ownerOf(request)
      await refuseFaults(request, body)
      const change = { owner, details: toDetails(body), today: dayInZone(request.zone, app.clock()) }
      let message: ConsentMessage | undefined
      const data = await app.db.transaction(async (tx) => {
        const row = await changeRelative(tx, params.id, change)
        await noteOfCaller(tx, request, 'relative_changed')
        const asked = await requestIfNeeded(tx, request, owner, row)
        message = asked.message
        return asked.relative
      })
      return { data: await sendFor(request, owner, data, message) }
    },
  )

  app.delete(
    routePath(calls.removePatient),
    {
      schema: {
        operationId: 'removePatient',
        summary: 'Removes a relative (C40)',
        description:
          'Visits that are over stay. Where one is ahead the relative stays too, and `details` names it: it has to be cancelled first. With an ' +
          'Idempotency-Key, a repetition is given the first answer.',
        security,
        params,
        response: { 200: Data(RelativeRemoved) },
      },
      config: { keyed: 'optional', problems: ['not_found', 'relative_has_visits'] },
    },
    async (request) => {
      const owner = ownerOf(request)
      const data = await withOptionalIdempotency(request, undefined, async (tx) => {
        await removeRelative(tx, request.params.id, { owner, now: app.clock() })
        await noteOfCaller(tx, request, 'relative_removed')
        return { removed: true as const }
      })
      return { data }
    },
  )

  app.post(
    calls.validatePatient.path,
    {
      schema: {
        operationId: 'validatePatient',
        summary: 'Whether a patient’s form would be accepted (C46, V16)',
        description:
          'Checks what a new relative is checked for, and stores nothing. Open to everybody; `fields` names all that is wrong.',
        body: PatientCheck,
        response: { 200: Data(PatientIsValid) },
      },
      config: { repeatable: true },
    },
    async (request) => {
      await refuseFaults(request, request.body)
      return { data: { valid: true as const } }
    },
  )

  /** A changed relative; an adult who was never asked for their consent is asked now, by a message that is still to be sent. */
  async function requestIfNeeded(
    tx: Database,
    request: FastifyRequest,
    owner: Owner,
    row: RelativeRow,
  ): Promise<{ relative: Relative; message?: ConsentMessage | undefined }> {
    const consent = (await consentsOf(request, owner, tx))(row)
    if (consent?.state !== 'needed') return { relative: toRelative(row, consent) }
    const message = await consents.requestIfPossible(tx, request, owner, row.id)
    return { relative: toRelative(row, (await consentsOf(request, owner, tx))(row)), message }
  }

  /** Sends what was asked of somebody; where that fails they are there all the same, and not asked. */
  async function sendFor(
    request: FastifyRequest,
    owner: Owner,
    relative: Relative,
    message: ConsentMessage | undefined,
  ): Promise<Relative> {
    if (!message) return relative
    try {
      await consents.send(request, owner, message)
      return relative
    } catch (failure) {
      request.log.warn({ failure: describeFailure(failure) }, 'a relative was not asked')
      const row = await createRelativeRepository(app.db, owner).find(relative.id)
      return row ? toRelative(row, (await consentsOf(request, owner))(row)) : relative
    }
  }

  async function refuseFaults({ zone }: FastifyRequest, form: CheckedFields, at = ''): Promise<void> {
    const faults = await findPaperFaults(app.db, form, dayInZone(zone, app.clock()))
    const fields = faults.map((fault) => ({ ...fault, path: `${at}${fault.path}` }))
    if (fields.length > 0) throw problem('validation_failed', { fields })
  }

  async function findSelf({ tenantCode, accountId }: Owner): Promise<Relative> {
    const account = await createProfileRepository(app.db, tenantCode).find(accountId)
    if (!account) throw problem('unauthenticated')
    return toSelf(account)
  }
}

const ownerOf = (request: FastifyRequest): Owner => ({
  tenantCode: request.tenant.code,
  accountId: requirePatient(request).patientId,
})
