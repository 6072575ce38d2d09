/** Runs in a page: the resources whose answers the device keeps. */
export function keptAnswers(): Promise<string[]> {
  return new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open('patientweb:patientweb')
    // A database that the app has not made yet is none to read in, and is not to be made here.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(new Error('no storage'))
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get('patientweb:patientweb:answers')
      reading.onsuccess = () => {
        const kept = JSON.parse((reading.result as string | undefined) ?? '{}') as {
          clientState?: { queries: { queryKey: string[] }[] }
        }
        opening.result.close()
        resolve(kept.clientState?.queries.map(({ queryKey }) => queryKey[2]!) ?? [])
      }
    }
  })
}
