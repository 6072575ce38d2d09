import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { Account } from '#contract/account'
import { PhotoRemoved, photoLimits } from '#contract/photo'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { noteEvent } from '#server/domain/accounts/account-events'
import { dropPhoto } from '#server/domain/photos/change-photo'
import { createPhotoRepository, photoKeyOf } from '#server/domain/photos/photo-repository'
import { createProfileRepository } from '#server/domain/profile/profile-repository'
import { problem } from '#server/errors'
import { filePolicy } from '#server/policy-header'
import { signedWith } from '#server/plugins/description/security'
import { requirePatient } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toAccount } from '#server/domain/profile/account-view'
import { deviceOf } from './device-of.ts'
import { photoFailureLogger, photoOwnerOf, savePhoto } from './save-photo.ts'

const anyBytes = { schema: Type.Unsafe<Buffer>({}) }
const jpeg = { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) }

/** The signed-in patient's photo: inspected by its bytes, drawn anew, and served to its owner alone. */
export const photoRoutes: ServicePlugin = async (app) => {
  const { db, files: store, clock } = app
  const security = signedWith('patient')
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: photoLimits.bytes },
    (_request, body, done) => done(null, body),
  )

  app.get(
    additions.accountPhoto.path,
    {
      schema: {
        operationId: 'getAccountPhoto',
        summary: 'The photo of the signed-in patient',
        description: `A square JPEG of ${photoLimits.side} points.`,
        security,
        response: { 200: { content: { 'image/jpeg': jpeg } } },
      },
      config: { problems: ['not_found'] },
    },
    async (request, reply) => {
      const photo = await createPhotoRepository(db, photoOwnerOf(request)).find()
      const stream = photo && (await store.open(photoKeyOf(photo)))
      if (!stream) throw problem('not_found')
      reply.headers({
        'content-type': 'image/jpeg',
        'content-length': photo.bytes,
        'content-disposition': 'attachment; filename="photo.jpg"',
        'content-security-policy': filePolicy,
      })
      return reply.send(stream)
    },
  )

  app.put(
    additions.setAccountPhoto.path,
    {
      schema: {
        operationId: 'setAccountPhoto',
        summary: 'Sets the photo of the signed-in patient',
        description:
          `A JPEG, PNG or WebP of at most ${photoLimits.bytes} bytes, inspected by its bytes (\`details.reason\` of \`file_refused\` says what is ` +
          'wrong with it). Its middle is drawn anew, upright and without what the camera noted.',
        consumes: ['application/octet-stream'],
        security,
        body: { content: { 'application/octet-stream': anyBytes } },
        response: { 200: Data(Account) },
      },
      // The same photo again is the same photo.
      config: { repeatable: true, problems: ['file_refused'] },
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw problem('unsupported_media_type')
      const now = clock()
      await savePhoto(request, request.body, now)
      await note(request, now)
      const account = await createProfileRepository(db, request.tenant.code).find(requirePatient(request).patientId)
      if (!account) throw problem('unauthenticated')
      return { data: toAccount(account) }
    },
  )

  app.delete(
    additions.removeAccountPhoto.path,
    {
      schema: {
        operationId: 'removeAccountPhoto',
        summary: 'Removes the photo of the signed-in patient',
        description: 'Also where there is none: then nothing changes.',
        security,
        response: { 200: Data(PhotoRemoved) },
      },
    },
    async (request) => {
      if (await dropPhoto({ db, store, onFailure: photoFailureLogger(request) }, photoOwnerOf(request)))
        await note(request, clock())
      return { data: { removed: true as const } }
    },
  )

  async function note(request: FastifyRequest, now: Date): Promise<void> {
    const { tenantCode, accountId: patientId } = photoOwnerOf(request)
    await noteEvent(db, { tenantCode, patientId, kind: 'profile_changed', device: deviceOf(request), now })
  }
}
