import { consentKinds, consentVersion } from '#contract/consents'

/** All that is agreed to by whoever makes an account, in the wording of this page: none is made before they have agreed. */
export const givenConsents = () => consentKinds.map((kind) => ({ kind, version: consentVersion }))
