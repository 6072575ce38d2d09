import { loadPart } from '#src/page-load/lost-part.ts'

type Calls = Record<string, (...given: never[]) => Promise<unknown>>

/**
 * Calls whose code is loaded with the first of them: each gives a promise anyhow. Where it cannot be loaded they throw what `loadPart`
 * does, and the next call tries again.
 */
export function lateApi<Api extends object>(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | undefined
  const loaded = async () => {
    loading ??= loadPart(load)
    try {
      return await loading
    } catch (failure) {
      loading = undefined
      throw failure
    }
  }
  return new Proxy({} as Api, {
    // Promises ask for `then` before they pass an object on.
    get: (_nothing, name) =>
      name === 'then' || typeof name === 'symbol'
        ? undefined
        : async (...given: never[]) => ((await loaded()) as unknown as Calls)[name]?.(...given),
  })
}

/** Calls that are there, and others of the same service that are loaded with the first of them. */
export const withLate = <There extends object, Late extends object>(
  there: There,
  load: () => Promise<Late>,
): There & Late => Object.assign(Object.create(lateApi(load)) as Late, there)
