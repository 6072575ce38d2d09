import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/locale'
import { createProfileRepository } from '#server/domain/profile/profile-repository'

/** In which language a patient is written to, which is that of the call where they chose none, and the tenant's name in it. */
export async function writingTo(
  { server, tenant, language: ofCall }: FastifyRequest,
  patientId: string,
): Promise<{ brand: string; language: Language }> {
  const language = (await createProfileRepository(server.db, tenant.code).languageOf(patientId)) ?? ofCall
  const { name } = tenant.configuration
  return { brand: name[language] ?? name.en, language }
}
