/**
 * A placeholder for a service until the app provides it: a machine that is started without one throws with the service's name.
 */
export function notProvided(service: string): () => never {
  return () => {
    throw new Error(`The service "${service}" is not provided.`)
  }
}
