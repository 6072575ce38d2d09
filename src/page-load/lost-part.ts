import { onlineManager } from '@tanstack/react-query'
import { Problem } from '#contract/problem'

/**
 * Who answers this page now: the platform, nobody, or another, as the login page of a network or a gateway that fails. The app's manifest
 * is requested, which another answers with a page.
 */
export async function whoAnswers(): Promise<'platform' | 'another' | 'nobody'> {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href
  try {
    const { status, headers } = await fetch(manifest ?? location.href, { method: 'HEAD', cache: 'no-store' })
    const isOurs = !manifest || headers.get('content-type')?.includes('json')
    return status < 500 && isOurs ? 'platform' : 'another'
  } catch {
    return 'nobody'
  }
}

const problems = { platform: 'part_missing', another: 'unavailable', nobody: 'offline' } as const

/**
 * Loads a part of the app. Rejects with `part_missing` where its file is lost while the platform answers, as one of an older version is: a
 * reload helps then; with `unavailable` where another answers, else with `offline`.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (cause: unknown) => {
    throw new Problem(problems[onlineManager.isOnline() ? await whoAnswers() : 'nobody'], { cause })
  })
