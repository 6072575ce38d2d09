import * as Type from 'typebox'

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** A file of a tenant, as patients see it and as they will. */
export const PartnerFile = Type.Object({
  name: Type.String(),
  /** Of the bytes in the draft; absent where the file goes with the next publishing. */
  digest: Type.Optional(Digest),
  /** Of the bytes that patients see; absent where they see none of this name yet. */
  published: Type.Optional(Digest),
  /** How large it is; of a file that goes, what patients see. */
  bytes: Type.Integer(),
  /** Of a picture that was measured, in pixels. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** Pointers of the fields of the draft that name it. */
  used: Type.Array(Type.String()),
})
export type PartnerFile = Type.Static<typeof PartnerFile>

/** The files of a tenant, by name. */
export const TenantFiles = Type.Object({ files: Type.Array(PartnerFile) })
export type TenantFiles = Type.Static<typeof TenantFiles>

/** What a file is called, and the digest of what was seen under this name; nothing where nothing was. */
export const UploadQuery = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), expected: Type.Optional(Digest) },
  { additionalProperties: false },
)
export type UploadQuery = Type.Static<typeof UploadQuery>
