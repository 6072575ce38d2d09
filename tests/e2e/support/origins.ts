/** Another one lets two runs go beside each other. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4300)
const workers = Number(process.env['E2E_WORKERS'] ?? 1)

/** Where each worker of a run finds its own server. */
export const origins: readonly string[] = process.env['E2E_ORIGIN']
  ? [process.env['E2E_ORIGIN']]
  : Array.from({ length: workers }, (_, worker) => `http://127.0.0.1:${firstPort + worker}`)
