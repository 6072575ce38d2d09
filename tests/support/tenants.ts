import { eq } from 'drizzle-orm'
import type { ClientConfiguration } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { tenants } from '#server/db/schema/tenants'

type NewTenant = { code: string; hosts?: string[]; configuration?: Partial<ClientConfiguration> }

/** Adds a tenant that is the default one in all but what is given. Before the server's first request, or its clock moves on. */
export async function addTenant({ db }: OpenDatabase, { code, hosts = [], configuration }: NewTenant): Promise<void> {
  const [base] = await db.select().from(tenants).where(eq(tenants.code, 'patientweb'))
  await db.insert(tenants).values({ code, hosts, configuration: { ...base!.configuration, code, ...configuration } })
}
