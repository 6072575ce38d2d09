import type { AxiosInstance } from 'axios'
import type { Relative } from '#contract/relative'
import type { ConsentAnswerRequest, ConsentLink, ConsentQuestion } from '#contract/relative-consent'
import { additions } from '#contract/services'
import { call } from './call.ts'

/** Calls about the consent of adult relatives. */
export function createConsentApi(http: () => AxiosInstance) {
  return {
    /** Sends a relative the link. Throws `consent_contact_missing`, `consent_asks_limit`. */
    ask: (id: string) => call<Relative>(http(), additions.requestConsent, { params: { id } }),
    /** What a link asks. Throws `consent_link_invalid`. */
    question: (body: ConsentLink, signal?: AbortSignal) =>
      call<ConsentQuestion>(http(), additions.consentQuestion, { body, signal }),
    /** The answer of whoever was sent the link. Throws `consent_link_invalid`. */
    answer: (body: ConsentAnswerRequest) => call<ConsentQuestion>(http(), additions.answerConsent, { body }),
  }
}
