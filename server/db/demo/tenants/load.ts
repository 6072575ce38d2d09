import type { OpenDatabase } from '../../open.ts'

/** Brings the shipped tenants up to date. */
export async function loadTenants(_open: OpenDatabase): Promise<void> {}
