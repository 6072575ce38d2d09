import type { OpenDatabase } from '#server/db/database'
import { defaultTenantCode } from '#server/tenants/tenant'

/** What is left to do before patients can book, for the person at the keyboard; nothing where there is an app with doctors. */
export async function nextSteps(open: OpenDatabase): Promise<string[]> {
  const [found] = await open.query<{ doctors: boolean }>(
    'select exists (select from practitioners where published) as doctors',
  )
  return [
    ...stepsToApp(
      await open.query<{ code: string; has_host: boolean }>(
        `select code, cardinality(hosts) > 0 as has_host from tenants where status = 'shown' order by code`,
      ),
    ),
    ...(found?.doctors
      ? []
      : [
          'There are no doctors yet. Load them: npm run directory -- template my-directory (docs/directory.md says how it goes on)',
        ]),
  ]
}

/** An app is at an address by itself only where it is the default or has a host. */
function stepsToApp(tenants: { code: string; has_host: boolean }[]): string[] {
  const [first] = tenants
  if (!first) return ['There is no app yet. Put one in place: npm run tenant -- import docs/examples/tenant']
  if (tenants.some(({ code, has_host: hasHost }) => hasHost || code === defaultTenantCode)) return []
  return [
    `Only the code of an app in the address shows it: /?key=${first.code} (docs/tenants.md says how it gets a host)`,
  ]
}
