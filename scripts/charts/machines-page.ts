import type { AnyStateMachine } from 'xstate'
import { bookingMachine } from '#machines/booking/booking.machine'
import { contactChangeMachine } from '#machines/contact-change/contact-change.machine'
import { earlierOfferMachine } from '#machines/earlier-offer/earlier-offer.machine'
import { fileUploadMachine } from '#machines/file-upload/file-upload.machine'
import { geolocationMachine } from '#machines/geolocation/geolocation.machine'
import { ownCodeMachine } from '#machines/own-code/own-code.machine'
import { partnerEntryMachine } from '#machines/partner-entry/partner-entry.machine'
import { passkeyAddingMachine } from '#machines/passkey/passkey-adding.machine'
import { passkeyEntryMachine } from '#machines/passkey/passkey-entry.machine'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine'
import { signInMachine } from '#machines/sign-in/sign-in.machine'
import { paymentMachine } from '#machines/payment/payment.machine'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { pullToRefreshMachine } from '#machines/pull-to-refresh/pull-to-refresh.machine'
import { pushSubscriptionMachine } from '#machines/push-subscription/push-subscription.machine'
import { partnerRedirectMachine } from '#machines/session/partner-redirect.machine'
import { sessionMachine } from '#machines/session/session.machine'
import { socialEntryMachine } from '#machines/social-entry/social-entry.machine'
import { telemedicineMachine } from '#machines/telemedicine/telemedicine.machine'
import { drawMachine } from './draw-machine.ts'

const machines: readonly { folder: string; name?: string; machine: AnyStateMachine }[] = [
  { folder: 'booking', machine: bookingMachine },
  { folder: 'contact-change', machine: contactChangeMachine },
  { folder: 'earlier-offer', machine: earlierOfferMachine },
  { folder: 'file-upload', machine: fileUploadMachine },
  { folder: 'geolocation', machine: geolocationMachine },
  { folder: 'own-code', machine: ownCodeMachine },
  { folder: 'partner-entry', machine: partnerEntryMachine },
  { folder: 'passkey', name: 'passkey-adding', machine: passkeyAddingMachine },
  { folder: 'passkey', name: 'passkey-entry', machine: passkeyEntryMachine },
  { folder: 'password-reset', machine: passwordResetMachine },
  { folder: 'payment', machine: paymentMachine },
  { folder: 'phone-code', machine: phoneCodeMachine },
  { folder: 'pull-to-refresh', machine: pullToRefreshMachine },
  { folder: 'push-subscription', machine: pushSubscriptionMachine },
  { folder: 'session', name: 'partner-redirect', machine: partnerRedirectMachine },
  { folder: 'session', machine: sessionMachine },
  { folder: 'sign-in', machine: signInMachine },
  { folder: 'social-entry', machine: socialEntryMachine },
  { folder: 'telemedicine', machine: telemedicineMachine },
]

/** `docs/machines.md`: every machine as it is in the code. */
export function machinesPage(): string {
  const charts = machines.map(
    ({ folder, name = folder, machine }) =>
      `## ${name}\n\n\`machines/${folder}\`\n\n\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\`\n`,
  )
  return `# Machines

Drawn from the code by \`npm run charts\`; a test fails when a chart is stale. What stays in a state is left out: it changes the data
of a flow and not where it is. In brackets stands the guard that lets a transition happen.

${charts.join('\n')}`
}
