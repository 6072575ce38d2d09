import type { Page } from '@playwright/test'

/**
 * Gives a page a device that holds passkeys, which Chromium itself plays: it answers at once, also where passkeys are offered in a field.
 * `offersInFields`: false for a browser that cannot offer them there.
 */
export async function deviceOf(page: Page, { offersInFields }: { offersInFields: boolean }) {
  if (!offersInFields)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const recognise = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return {
    /** From here on its owner is not recognised, as if they closed its question. */
    refuse: () => recognise(false),
    /** From here on they are. */
    agree: () => recognise(true),
  }
}
