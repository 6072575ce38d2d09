import { consoleDataId, type ConsoleData } from '#contract/console/console-data'

/** What the document of the console says; nothing where a part of the console runs without it, as in a test. */
export const consoleData: Partial<ConsoleData> =
  typeof document === 'undefined'
    ? {}
    : (JSON.parse(document.getElementById(consoleDataId)?.textContent ?? '{}') as Partial<ConsoleData>)
