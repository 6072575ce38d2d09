import type { OpenDatabase } from '#server/db/database'

/** What is left to do before patients can book, for the person at the keyboard; nothing where there is an app with doctors. */
export async function nextSteps(open: OpenDatabase): Promise<string[]> {
  const [found] = await open.query<{ tenants: boolean; doctors: boolean }>(
    `select exists (select from tenants) as tenants, exists (select from practitioners where published) as doctors`,
  )
  return [
    ...(found?.tenants ? [] : ['There is no app yet. Put one in place: npm run tenant -- import docs/examples/tenant']),
    ...(found?.doctors
      ? []
      : [
          'There are no doctors yet. Load them: npm run directory -- template my-directory (docs/directory.md says how it goes on)',
        ]),
  ]
}
