/** Whether the patient has asked their browser to save data. False in browsers that do not say, and on the server. */
export const savesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true
